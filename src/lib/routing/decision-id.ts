/** The `id` of a decision on its project's page, counted from 1: the target of the links on devices. */
export const decisionId = (decision: number) => `decision-${decision}`
