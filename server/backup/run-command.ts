import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseEnvironment, readDatabaseEnvironment } from '#server/config/environment.ts';
import { loadEnvFile } from '#server/config/load-env-file.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { formatStartupError } from '#server/lifecycle/format-startup-error.ts';
import { BackupRefused } from './backup-file.ts';

interface Command {
  environment: DatabaseEnvironment;
  /** As given: a path, or `-` for standard output or input. */
  file: string;
  version: string;
}

/** Runs a command that takes one file and reports the result on standard error. Exits with 1 on failure. */
export async function runCommand(usage: string, run: (command: Command) => Promise<string>): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || more.length > 0) throw new BackupRefused(usage);
    loadEnvFile();
    const environment = readDatabaseEnvironment(process.env);
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
    process.stderr.write(`${await run({ environment, file, version })}\n`);
  } catch (error) {
    process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
    process.exitCode = 1;
  }
}
