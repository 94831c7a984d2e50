export function keepLastBuild(folder?: string): (isBuilt: boolean) => boolean
