import { parseArgs, type ParseArgsConfig } from 'node:util';

type WithHelp<T extends ParseArgsConfig> = T & {
  options: { help: { type: 'boolean'; short: 'h' } };
  allowPositionals: true;
};

/**
 * Reads the arguments of a command. `--help` prints its usage and ends with 0; an option that it does not know, or more
 * words than it takes, ends it with 1 and one line that says so.
 *
 * @param words how many arguments other than options it takes at most
 */
export function readArguments<const T extends ParseArgsConfig>(usage: string, config: T, words = 0) {
  try {
    const read = parseArgs<WithHelp<T>>({
      ...config,
      options: { ...config.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: words > 0,
    } as WithHelp<T>);
    if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      if (read.positionals.length <= words) return read;
      return refuseArguments(usage, `Unexpected argument '${read.positionals[words]}'.`);
    }
  } catch (error) {
    return refuseArguments(usage, error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
  process.stdout.write(`${usage}\n`);
  return process.exit(0);
}

/** Ends a command whose arguments are wrong. */
export function refuseArguments(usage: string, why: string): never {
  process.stderr.write(`${why}\n${usage}\n`);
  return process.exit(1);
}
