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

/** What a server wrote about itself: its process id in line 1, its port in line 4. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(postmasterFile(dataFolder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return Number.isInteger(port) && port > 0 ? { pid, port } : { pid };
}

/** False too for a process of another user: what serves our data folder runs as someone we may signal. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the process was started on this data folder; undefined where the platform does not tell. Process ids are
 * given out again, in containers nearly always the same ones.
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
