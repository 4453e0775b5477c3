import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.ts';

export interface Postmaster {
  readonly pid: number;
  /** Missing while the server is only just starting. */
  readonly port?: number;
}

export function postmasterFile(dataFolder: string): string {
  return path.join(dataFolder, 'postmaster.pid');
}

/** It is written right after it is created, so an empty one is left by a power cut; servers refuse to start on it. */
const EMPTY_MS = 5_000;

/** The facts that a server wrote about itself: its process id in line 1, its port in line 4. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(postmasterFile(dataFolder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return Number.isInteger(port) && port > 0 ? { pid, port } : { pid };
}

/** `foreign`: alive, and of a user whose processes we may not signal. */
export function processState(pid: number): 'ours' | 'foreign' | 'gone' {
  try {
    process.kill(pid, 0);
    return 'ours';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'foreign' : 'gone';
  }
}

export function removeEmptyPostmasterFile(dataFolder: string): void {
  const found = statSync(postmasterFile(dataFolder), { throwIfNoEntry: false });
  if (found?.size === 0 && Date.now() - found.mtimeMs > EMPTY_MS) rmSync(postmasterFile(dataFolder), { force: true });
}

/** Removes the file if it still belongs to that process, atomically, so that a faster start's file is not removed. */
export function removePostmasterFile(dataFolder: string, pid: number): void {
  const file = postmasterFile(dataFolder);
  if (existsSync(file) && Number.parseInt(readFileSync(file, 'utf8'), 10) === pid) rmSync(file, { force: true });
}

/**
 * Whether the process was started on this data folder; undefined where the platform does not show it. Process ids are
 * reused, in containers nearly always the same ones.
 */
export async function serves(pid: number, dataFolder: string): Promise<boolean | undefined> {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    return command?.split('\0').includes(dataFolder) ?? undefined;
  }
  const listed = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return listed.ok ? listed.stdout.includes(dataFolder) : undefined;
}
