/** How much of the work with a tool the owner did in a project. */
export type Level = 'led' | 'some'

/**
 * The level for a tool in a project: `some` where the sheet says so, `led` where the project's stack includes the tool.
 * @returns undefined where the tool was not used
 */
export function levelOf(
  tool: { readonly name: string; readonly some: readonly { readonly path: string }[] },
  project: { readonly path: string; readonly stack: readonly string[] },
): Level | undefined {
  if (tool.some.some(({ path }) => path === project.path)) return 'some'
  return project.stack.includes(tool.name) ? 'led' : undefined
}
