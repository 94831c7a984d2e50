// The package brings no types of its own.
declare module '@jsonresume/schema' {
  export const schema: object
  export function validate(resume: unknown, done: (errors: unknown[] | null, isValid?: boolean) => void): void
}
