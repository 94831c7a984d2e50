/** Instructions for common first tasks, for the guide in the content folder. */
export const recipes = `# Recipes

**A site of your own.** \`npm run new -- site\` asks who you are and leaves a small site of yours in place of the sample.
Or change \`site.yml\` by hand and set its \`sample\` to false.

**Colours.** \`primary\` and \`field\`, once for each shade, in \`src/styles/_tokens.scss\`. \`npm run doctor\` says which pairs
are too weak to be read.

**Fonts.** \`$display-face\` and \`$text-face\` in \`src/styles/_tokens.scss\`, their files in \`src/styles/_fonts.scss\`, the
names of their packages in \`src/gatsby/share/faces.ts\`, the weights in use in \`src/gatsby/build/fonts.ts\`, and what is
fetched first in \`src/layouts/document.tsx\`.

**Logo, icons.** \`src/ui/brand-mark.tsx\`, \`content/brand/favicon.svg\` and \`content/brand/icon-512.png\`, edge to edge with the
sign in the middle. The pictures that other sites show with a page are drawn from its title, its picture and the sign.

**The menu.** \`menu.yml\`. A group has \`items\` instead of a \`name\`.

**The film.** \`video\` in \`site.yml\`: the address of a page of a video platform, or a file you put into \`static/\`, with its
length, its captions and the works in it; its words are \`film\` and \`filmNote\` in \`pages/index.yml\`.

**Leaving out.** Delete what you do not want: the file of a page, the folder of a project, \`galleries.yml\`, \`photos/\`,
\`redirects.yml\`, a section of a page, \`video\`, \`hours\` or \`availability\` in \`site.yml\`. \`npm run check:content\` then names each line
that still leads there. Only \`site.yml\`, \`menu.yml\`, \`strings.yml\`, the two icons in \`brand/\` and the pages \`index\`, \`offline\` and
\`404\` must stay. Delete the three files \`static/promo*\` as well when you have no film.

**A project.** \`npm run new -- project "Title"\` makes its folder. Choose its \`template\`:

- \`case-study\` tells a story under five headings, with a screen for each \`###\` below Decisions;
- \`details-1\` sets the facts beside a long column, and needs screens and Decisions;
- \`details-2\` runs from edge to edge, and needs the same; its screens need not match the parts of Decisions.

Links in a story lead to a page (\`/about/\`), a file of \`static/\` (\`/cv.pdf\`), \`https:\`, \`mailto:\` or \`tel:\`. In a case study, a table after a paragraph stands beside it, as a drawing of its values; one in \`_\` is underlined as doubtful.

**Photographs.** \`npm run new -- photo FILE… --alt "What is to be seen"\`, or copy them here and add an entry by hand.

**Another language.** Set \`language\` in \`site.yml\`, write the pages in it, and translate \`strings.yml\`: all words that belong to
no page, the headings of stories among them. Days, lists and forms of numbers follow the language.
`
