import { execFile } from 'node:child_process';

/** The user that a program runs as; empty means our own. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Outcome {
  readonly ok: boolean;
  readonly stdout: string;
  /** The output on stderr, or why the program could not be started. */
  readonly complaint: string;
}

const PASSED_ON = ['PATH', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** PostgreSQL gets none of our secrets, and no PG* or LC_* variable that would change its behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of PASSED_ON) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}

/**
 * Runs a program to its end. A program that cannot be started is a result, too, never an 'error' event that ends Node.
 */
export function run(
  program: string,
  args: readonly string[],
  user: ServerUser = {},
  variables: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  // The working folder is inherited otherwise, and may be one that `user` cannot enter.
  const options = { ...user, cwd: '/', env: { ...serverEnvironment(), ...variables }, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    try {
      execFile(program, args, options, (error, stdout, stderr) =>
        resolve({ ok: error === null, stdout, complaint: (stderr || error?.message || '').trim() }),
      );
    } catch (error) {
      resolve({ ok: false, stdout: '', complaint: String(error) });
    }
  });
}
