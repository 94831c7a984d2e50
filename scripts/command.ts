import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A usage error or failure of a command; the message is meant for its user. */
export class CommandError extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a command. A CommandError is printed without a stack and sets exit code 1; any other error is a bug and is
 * rethrown.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Parses a command's arguments.
 * @param usage printed when they are invalid
 * @throws CommandError for an unknown option or a missing value
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n\n${usage}`)
  }
}

/**
 * Parses the count given to an option.
 * @throws CommandError for anything but a positive integer
 */
export function countOf(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new CommandError(`${option} ${text}: expected a whole number, 1 or more`)
  return Number(text)
}
