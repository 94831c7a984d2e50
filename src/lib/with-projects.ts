/**
 * Puts the projects in place of their slugs. An entry whose project is not there is left out; the content check has
 * found that before.
 * @param items entries that name a project each
 * @param projects all projects
 */
export function withProjects<Item extends { project: string }, Project extends { slug: string }>(
  items: readonly Item[],
  projects: readonly Project[],
): (Omit<Item, 'project'> & { project: Project })[] {
  return items.flatMap((item) => {
    const project = projects.find(({ slug }) => slug === item.project)
    return project ? [{ ...item, project }] : []
  })
}
