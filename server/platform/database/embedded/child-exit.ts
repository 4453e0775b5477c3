import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Describes how a child process ended. Resolves even if it could not be started, and never rejects. */
export function childExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(describe(code, signal)));
  });
}

function describe(code: number | null, signal: NodeJS.Signals | null): string {
  // A shell reports the signal that ended its child as 128 plus its number.
  const name = signal ?? Object.entries(constants.signals).find(([, number]) => number === (code ?? 0) - 128)?.[0];
  return name === undefined ? `ended with code ${code}` : `was ended by ${name}`;
}

/** Whether the promise settles in time. */
export async function within(milliseconds: number, settled: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  return Promise.race([settled.then(() => true), late]).finally(() => timer.abort());
}
