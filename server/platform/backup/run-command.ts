import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseEnvironment, readDatabaseEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { readArguments, refuseArguments } from '#server/platform/config/read-arguments.ts';

interface Command {
  environment: DatabaseEnvironment;
  /** As given: a path, or `-` for standard output or input. */
  file: string;
  version: string;
}

/** Runs a command that takes one file and reports the result on standard error. Exits with 1 on failure. */
export async function runCommand(usage: string, run: (command: Command) => Promise<string>): Promise<void> {
  const [file] = readArguments(usage, {}, 1).positionals;
  if (file === undefined) return refuseArguments(usage, 'FILE is missing.');
  try {
    loadEnvFile();
    const environment = readDatabaseEnvironment(process.env);
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
    process.stderr.write(`${await run({ environment, file, version })}\n`);
  } catch (error) {
    process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
    process.exitCode = 1;
  }
}
