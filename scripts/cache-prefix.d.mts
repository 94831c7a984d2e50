export function notePrefix(prefix: string, folder?: string): void
export function forgetOtherPrefix(prefix: string, folder?: string): string | undefined
