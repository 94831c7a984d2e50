/** How much of the work with a tool was done in a project. */
export type Level = 'led' | 'some'

/**
 * What was done with a tool in a project: `some` where the sheet says so, `led` where the project's stack has the tool.
 * @returns nothing where the tool was not used
 */
export function levelOf(
  tool: { readonly name: string; readonly some: readonly { readonly path: string }[] },
  project: { readonly path: string; readonly stack: readonly string[] },
): Level | undefined {
  if (tool.some.some(({ path }) => path === project.path)) return 'some'
  return project.stack.includes(tool.name) ? 'led' : undefined
}
