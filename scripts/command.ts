import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What is wrong with how a command was asked, or with what it found, in words for whoever asked. */
export class CommandError extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a command. A CommandError is printed in its own words, without a stack, and ends it with code 1; whatever else it
 * throws is a fault of its own and stays one.
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
 * Reads the arguments of a command.
 * @param usage how the command is asked, for whoever asked it otherwise
 * @throws CommandError for an option that nobody knows, or without what belongs to it
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
 * How many of something an option asks for.
 * @throws CommandError for anything but a whole number of 1 or more
 */
export function countOf(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new CommandError(`${option} ${text}: expected a whole number, 1 or more`)
  return Number(text)
}
