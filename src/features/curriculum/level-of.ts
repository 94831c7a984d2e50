/** How much of the work with a tool was done in a project. */
export type Level = 'led' | 'some'

/**
 * What was done with a tool in a project: `some` where the sheet says so, `led` where the project's stack has the tool.
 * @returns nothing where the tool was not used
 */
export function levelOf(
  tool: { readonly name: string; readonly some: readonly string[] },
  project: { readonly slug: string; readonly stack: readonly string[] },
): Level | undefined {
  if (tool.some.includes(project.slug)) return 'some'
  return project.stack.includes(tool.name) ? 'led' : undefined
}
