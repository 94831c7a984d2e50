/** Something that comes about when the test says so, as an answer of the host that it holds back. */
export function moment() {
  let happen: () => void = () => undefined
  const until = new Promise<void>((done) => (happen = done))
  return { until, happen }
}
