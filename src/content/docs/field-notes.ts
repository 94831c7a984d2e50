/**
 * What an author should know about a file or field besides its type and limits, which the schema states. Notes of a
 * list are those of its entries: `menu.label` applies to every entry. Editors show them, and `content/README.md` lists
 * them.
 */
const NOTES: Record<string, string> = {
  site: 'Who the site is about, and what every page shares.',
  'site.sample':
    'Marks who you are as a sample, which `npm run doctor` reports. Set it to false when the words are yours.',
  'site.brand': 'Name of the studio, in the header and in the title of every page.',
  'site.tagline': 'Follows the brand in the title of the home page.',
  'site.description': 'What the site is, for those who read about it elsewhere.',
  'site.url': 'Where the site will be, without a path: canonical links and the sitemap begin with it.',
  'site.language': 'Language tag of the content, as en or en-GB.',
  'site.owner': 'The person. Pages, the contact card and the QR code take name and address from here.',
  'site.availability': 'Whether you take on work. It stops showing 60 days after `checked`.',
  'site.availability.checked': 'The day this was last true, in quotes.',
  'site.hours': 'When you are at work, Monday to Friday.',
  'site.hours.timeZone': 'Name of your time zone: Europe/Amsterdam, America/Argentina/Buenos_Aires, UTC.',
  'site.hours.from': 'Full hour on your own clock.',
  'site.hours.to': 'Full hour on your own clock, after `from`.',
  'site.specialties': 'What you work with. Works whose `stack` names it are found under it.',
  'site.specialties.slug':
    'The word of its page, /works/<slug>/: react for ReactJS. Without one it is made of the name.',
  'site.about': 'The panel about you.',
  'site.about.line': 'Display line, one entry for each set line.',
  'site.about.credit': 'Closing line; {name} and {company} stand for those of `owner`.',
  'site.contact': 'The card that invites to write.',
  'site.video': 'The film. Nothing of it loads before it is asked for.',
  'site.video.url':
    'A page of a video platform, or a file of static/ as /promo.mp4. A file has the controls of the site, a platform its own.',
  'site.video.staticBackdrop': 'Whether a click beside the film leaves it open.',
  'site.video.seconds': 'Its length, in seconds. Words that name it say {length}.',
  'site.video.preview':
    'A file of static/ that runs over the still of the home page, once and silently, and fades back to the poster: five seconds at most, a few hundred kB.',
  'site.video.captions': 'A file of static/ in WebVTT, as /promo.vtt, that says what is to be seen or heard.',
  'site.video.cuts': 'The works in it in their order: each from which second on, and its project.',
  'site.footer.year': 'Year of the copyright line.',
  'site.theme.default': 'What a visitor sees before choosing: one shade, or one each for header, body and footer.',

  strings:
    'Words that belong to no page, for a site in another language. A text that depends on a number has the forms that the language has: zero, one, two, few, many, other.',
  'strings.numbers': 'From 0 on; further numbers stand in digits.',
  'strings.chapters': 'The headings of a story, as its index.md writes them.',
  'strings.frame': 'What is around every page.',
  'strings.facts': 'Terms beside a value.',
  'strings.devices': 'What devices say beside the words of their own files.',

  menu: 'The main menu. `about me.` and `contact.` follow by themselves. At most three levels below the top.',
  'menu.label': 'What is read; no label appears twice in one group.',
  'menu.name':
    'Address without its first slash (empty for home), or a whole one with `isExternal`. A group needs none.',
  'menu.isExternal': 'Opens an address of another site in a new tab.',
  'menu.items.line': 'Of a group: a sentence beside its row, below the picture of its first page.',
  'menu.items': 'The entries of a group.',

  project:
    'One folder for each project; its name is the address, /<slug>/. Facts stand between the two lines of ---, the story below them.',
  'project.sample': 'Marks a project that is made up.',
  'project.confidential':
    'Tells of a project without names. Its page stays out of search engines, sitemap, feed and curriculum, and its share image shows no picture of it. Name it and its client in general words, and the real ones under `withhold`.',
  'project.withhold':
    'Names of a confidential project, its client and product, that stand nowhere else in content/: the check refuses them, in file names too. They are not published.',
  'project.name': 'No two projects have one name.',
  'project.order': 'Place in lists, 1 first; no two projects share one.',
  'project.galleryPlace':
    'Its number among the works of the galleries. Photographs fill those between; without one it comes last.',
  'project.template':
    'case-study tells a whole story, details-1 sets the facts beside a long column, details-2 runs from edge to edge. The details need screens, and of the story only Decisions.',
  'project.line': 'A few words for lists.',
  'project.result': 'What came of it, in one sentence.',
  'project.stack':
    'What it is built with. Each has a page of its own, /works/<name>/; the curriculum names its tools after these.',
  'project.uses':
    'What some of the stack does in this project, a sentence each: the page of a technology says it below the work, in the place of `line`.',
  'project.tags': 'Each has a page of its own, /works/<tag>/.',
  'project.cover': 'Shown first, and on the cards. At 2880 pixels wide it is sharp on every screen.',
  'project.scene': 'A second picture, for the middle of the page.',
  'project.captions': 'What stands below cover and scene in details-1.',
  'project.screens': 'One for each ### below Decisions, in their order.',
  'project.screens.ground': 'Colour behind the screen.',
  'project.screens.mark':
    'A place on a wide screen, in per cent of the picture: framed once the device or the phone that leads there was used.',
  'project.screens.cutLeft':
    'A panel at the left of a screen with `cut` that is not shown between 768 and 991 pixels either, in per cent of its width.',
  'project.screens.changes':
    'What a press of a phone changes on this screen: a place, in per cent of the picture, that takes the look of another place at the same distance from its left side.',
  'project.screens.changes.after': 'The name of the button of the phone.',
  'project.screens.changes.from': 'The top of the place that is shown there instead, as large as this one.',
  'project.screens.changes.alt': 'Says what has changed.',
  'project.screens.narrow':
    'The same screen as a phone shows it, for viewports below 768 pixels: it shows all that the text tells of, about 1020 pixels wide.',
  'project.screens.press':
    "Buttons of a phone's screen that a visitor can press, in a case study. They lie where the picture shows them, in per cent of it.",
  'project.screens.press.hint': 'Says so below the caption, or beside the buttons; only shown where scripts run.',
  'project.screens.press.list':
    'Where it is to be seen too, once a button was pressed: a decision whose screen has a `mark`, and what the link to it says.',
  'project.screens.press.buttons.name': 'Its words, as on the picture.',
  'project.screens.press.buttons.undo': 'Its words on the picture it leads to.',
  'project.screens.press.buttons.says':
    'What takes the place of the hint once it was pressed; screen readers say it too.',
  'project.screens.press.buttons.undone': 'What screen readers say once it was taken back.',
  'project.screens.press.buttons.undoAt': 'Where it lies on the picture it leads to; defaults to `at`.',
  'project.screens.press.buttons.image': 'The picture it leads to, of the same size.',
  'project.note': 'A short remark beside My part.',
  'project.figures': 'Numbers, each with who says so.',
  'project.quote': 'The words of somebody else, with where they come from.',

  device:
    'A piece of the product that a visitor can use, for a project that has one: in a case study and in details-1 it stands in place of the screen of a decision, in details-2 below all of them. Below the first keys stands exactly one kind. Its figures must agree with each other.',
  'device.decision':
    'Beside which ### below Decisions, 1 for the first. In a case study a device beside the second stands on the left.',
  'device.ground': 'Colour behind it.',
  'device.label': 'What it is, for those who do not see it.',
  'device.caption': 'What it is, below it.',
  'device.invite': 'The link to it in the opening of its case: what a visitor can do there.',
  'device.hint': 'How to use it; said only where scripts run.',
  'device.again': 'The button that brings back the beginning.',
  'device.floorPlan': 'The rooms of a floor, and what was measured in them hour by hour.',
  'device.floorPlan.step': 'Minutes from one position of the hour to the next.',
  'device.floorPlan.rooms.at': 'Left, top, width and height on the drawing.',
  'device.floorPlan.rooms.hourly': 'One reading for each full hour, from first to last.',
  'device.floorPlan.rooms.between': 'Readings between the hours, where the line has a corner.',
  'device.floorPlan.rooms.why': 'Said from a time on; the first begins with the day.',
  'device.floorPlan.rooms.silent': 'From its last reading until the sensor is heard again.',
  'device.orderList': 'A list whose quantities are changed; the sums follow. Amounts are in cents, without VAT.',
  'device.orderList.low': 'An article with so few in stock is called low.',
  'device.orderList.pallet': 'What may be ordered at once, in kilograms.',
  'device.receipt': 'A receipt that is read while the page scrolls past it. Lines, total and VAT must add up.',
  'device.receipt.expense.list':
    'Where the expense is to be seen among others: a decision whose screen has a `mark`, and what the link to it says.',
  'device.landolt': 'An eye chart of open rings, line by line.',
  'device.landolt.sample': 'A test from beginning to end, which one button shows.',
  'device.workDay': 'The jobs of a day and the drives between them.',
  'device.workDay.jobs.at': 'The moment that is shown while the job is open.',
  'device.dayRoute': 'A day of travel drawn to time. Each leg takes as long as there is between its stops.',
  'device.axisDial': 'The axis of a lens on a dial, beside the one that was measured before.',
  'device.axisDial.notes': 'What a turn means, from so many degrees on in either direction; the first begins with 0.',
  'device.foldSheet': 'Two sheets that are folded once into a booklet of eight pages: a cover, six days and a map.',
  'device.foldSheet.days.stops.note': 'Without one, a line is left open for a pencil.',
  'device.foldSheet.open': 'The word before an open line.',
  'device.foldSheet.stages': 'What the paper is, from so many per cent of the fold on; the first begins with 0.',

  photos: 'Every photograph, in the order of the galleries. The image lies beside the file.',
  'photos.file': 'Its name without the ending is what pages call the photograph.',
  'photos.sample': 'Marks a photograph that is made up.',
  'photos.note': 'A sentence for those who look at it alone.',
  'photos.tags': 'The first is the kind that captions show.',
  'photos.selected': 'Whether the galleries of works show it.',

  galleries:
    'One page for each entry. Texts may count: {works}, {projects} and {photographs} become words; with a capital they begin a sentence.',
  'galleries.slug': 'The address, /<slug>/.',
  'galleries.name': 'What the menu and the switch of arrangements call it.',
  'galleries.hang':
    'How the works hang: as listed, in pairs of one colour, by the colour wheel, by year, on a contact sheet, by place, as a detail of each at its real size, framed on a wall, or every photograph and every screen. Colours and details are taken from the pictures.',
  'galleries.places':
    'The groups of `hang: place`, in the order of reading. A work stands in the first that names one of its tags; what is alone or in none stands in a last group.',
  'galleries.fluid': 'Edge to edge instead of within the margins.',
  'galleries.closing': 'The line under the last work, and the other gallery it leads to.',

  redirects: 'Old addresses, and where they lead.',
  'redirects.from': 'The path that was asked for, without ? and #. :name is one part of it, a closing * the rest.',
  'redirects.to': 'A page that is there.',
  'redirects.ignoreCase': 'Whether other capitals match as well.',
  'redirects.permanent': 'false for a move that may be taken back.',

  index: 'The home page.',
  'index.hero.facts': 'Availability follows them by itself.',
  'index.work.projects': 'Shown in this order.',
  'index.process': 'Twelve weeks in twelve columns.',
  'index.process.steps.from': 'First week.',
  'index.process.steps.to': 'Last week.',
  about: 'The page about you. Specialties, address and hours come from site.yml.',
  'about.timeline.present': 'The last year that is drawn; move it on every January.',
  'about.timeline.employments': 'Oldest first.',
  'about.timeline.employments.to': 'Without it the employment has not ended.',
  contact: 'The page of the contact card. Address, hours and availability come from site.yml.',
  'agency-1': 'A studio, and the Monday its software has to work on.',
  'agency-2': 'A studio, and the second versions it builds.',
  'designer-2': 'A page led by its pictures.',
  'devloper-1': 'A curriculum vitae on one sheet. Employments come from about.yml, stacks from the projects.',
  'devloper-1.hero.card': 'What the link to the contact card is called.',
  'devloper-1.hero.resume':
    'What the link to /resume.json is called, the same curriculum in the JSON Resume schema, which other services read.',
  'devloper-1.matrix.tools.some': 'Projects in which the tool had a small part.',
  'devloper-2': 'A poster on one screen.',
  'photography-1': 'Photographs in rows.',
  'photography-1.opening.sky': 'How bright the photograph is behind the heading.',
  'photography-2': 'A film strip.',
  'photography-2.hintWhole': 'Said on upright tablets, where photographs are cropped, once the strip has moved.',
  colophon: 'How the photographs were made.',
  'colophon.labels': 'On the two sides of every scene.',
  'colophon.scenes': 'Photographs with what they are made of laid over them, one below the other.',
  'colophon.scenes.lines': 'Of the same ratio as the photograph, and drawn from the same place.',
  'colophon.scenes.facts': 'What is counted in its scene.',
  offline: 'What opens where there is no connection.',
  projects: 'The list of all projects; {name} is one that is not there, {first} the last of them.',
  tag: 'The works of one tag. {tag} is its name, {count} and {total} are numbers of works, {years} is when they were made.',
  'tag.one.numbers': 'Which numbers the works have; said where several are shown.',
  'tag.lines':
    'What is said of some tags in the place of `one.intro`. Technologies have the `note` of their specialty.',
  'tag.lines.tag': 'As works have it: `still-life`.',
  '404': 'What stands in for a page that is missing; {path} is what was asked for.',
}

/** The paths that have notes, so that a test can compare them with the schemas. */
export const notedPaths: readonly string[] = Object.keys(NOTES)

/** The note of a file (`site`) or of a field (`site.owner.name`). */
export function noteOf(path: string): string | undefined {
  return Object.hasOwn(NOTES, path) ? NOTES[path] : undefined
}
