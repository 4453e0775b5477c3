import { type DatabaseEnvironment, readDatabaseEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { readArguments, refuseArguments } from '#server/platform/config/read-arguments.ts';

interface Command {
  environment: DatabaseEnvironment;
  /** As given: a path, or `-` for standard output or input. Empty if the option stands without one. */
  file: string;
  /** Whether the command's option was given. */
  isChosen: boolean;
}

interface Option {
  name: string;
  /** Whether it replaces the file. */
  isAlone: boolean;
}

/** Runs a command that takes one file and one option, and reports the result on standard error. Exits with 1 on failure. */
export async function runCommand(
  usage: string,
  { name, isAlone }: Option,
  run: (command: Command) => Promise<string>,
): Promise<void> {
  const { positionals, values } = readArguments(usage, { options: { [name]: { type: 'boolean' } } }, 1);
  const isChosen = Reflect.get(values, name) === true;
  const [file = ''] = positionals;
  const needsFile = !(isChosen && isAlone);
  if (needsFile && file === '') return refuseArguments(usage, 'FILE is missing.');
  if (!needsFile && file !== '') return refuseArguments(usage, `--${name} takes no FILE.`);
  try {
    loadEnvFile();
    const environment = readDatabaseEnvironment(process.env);
    process.stderr.write(`${await run({ environment, file, isChosen })}\n`);
  } catch (error) {
    process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
    process.exitCode = 1;
  }
}
