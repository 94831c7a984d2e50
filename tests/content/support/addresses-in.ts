/** The addresses in structured data: the values of properties that hold one, not what an author's text mentions. */
export const addressesIn = (node: unknown) =>
  Array.from(JSON.stringify(node).matchAll(/"(?:@id|image|item|url)":"([^"]*)"/g), ([, address = '']) => address)
