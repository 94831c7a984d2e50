/** The `id` of a decision on the page of its project, counted from 1: where the links of devices lead. */
export const decisionId = (decision: number) => `decision-${decision}`
