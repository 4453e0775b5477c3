import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { connect, readOccupancy, type Occupancy } from './folder-lock.ts';
import {
  processState,
  readPostmaster,
  removeEmptyPostmasterFile,
  removePostmasterFile,
  serves,
  type Postmaster,
} from './postmaster-file.ts';
import { sendSignal } from './send-signal.ts';
import { run } from './run.ts';

export interface Place {
  readonly folder: string;
  readonly dataFolder: string;
  readonly password: string;
  readonly binaries: Binaries;
}

/** A stopping server writes out its last pages first; that long a start waits for it. */
const PATIENCE_MS = 60_000;
/**
 * Rollcall takes the lock within milliseconds of its server's first answer; a lock that stays free for longer has no
 * owner.
 */
const UNCLAIMED_MS = 15_000;

/**
 * Resolves when no PostgreSQL runs on the data folder: waits for one that is stopping, and stops one whose Rollcall process has ended.
 * Throws if a live Rollcall uses it.
 */
export async function cleanUpFormerServer(place: Place): Promise<void> {
  const startedAt = performance.now();
  let stopped: number | undefined;
  removeEmptyPostmasterFile(place.dataFolder);
  for (;;) {
    const former = await readPostmaster(place.dataFolder);
    // PostgreSQL itself removes the file of a process that has ended, or of another user's, which is no server here.
    if (!former || processState(former.pid) !== 'ours') return;
    const waited = performance.now() - startedAt;
    const occupancy = await identifyServer(former, place);
    if (occupancy?.locked) throw new Error(folderInUseMessage(place.folder, occupancy.owner));
    if (occupancy && stopped !== former.pid) {
      if (occupancy.owner === undefined || processState(occupancy.owner) === 'gone' || waited > UNCLAIMED_MS) {
        await stopOrphan(former.pid, place);
        stopped = former.pid;
      }
    }
    if (!occupancy && (await isSomethingElse(former, place, waited))) {
      removePostmasterFile(place.dataFolder, former.pid);
      return;
    }
    if (waited > PATIENCE_MS) throw new Error(stuckServerMessage(place.folder, former.pid));
    await pause(50);
  }
}

/** The message for a second Rollcall on one folder. */
export function folderInUseMessage(folder: string, pid: number | undefined): string {
  return (
    `The folder ${folder} is in use by another Rollcall${pid === undefined ? '' : ` (process ${pid})`}. ` +
    'Stop it, or set another folder with DATA_DIR, or use your own PostgreSQL with DATABASE_URL.'
  );
}

/** Undefined while the server is starting, stopping or silent, or when another one answers on that port. */
async function identifyServer({ port }: Postmaster, place: Place): Promise<Occupancy | undefined> {
  if (port === undefined) return undefined;
  try {
    const client = await connect({ port, password: place.password });
    const occupancy = await readOccupancy(client).finally(() => client.end());
    return occupancy.dataFolder === place.dataFolder ? occupancy : undefined;
  } catch {
    return undefined;
  }
}

async function isSomethingElse({ pid }: Postmaster, { dataFolder }: Place, waited: number): Promise<boolean> {
  const known = await serves(pid, dataFolder);
  // It may have ended between two checks; the next round will show it.
  return processState(pid) === 'ours' && (known === undefined ? waited > UNCLAIMED_MS : !known);
}

async function stopOrphan(pid: number, { dataFolder, binaries }: Place): Promise<void> {
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '--mode=fast', '--no-wait', `--pgdata=${dataFolder}`]);
  } else if (processState(pid) === 'ours') {
    sendSignal(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  }
}

function stuckServerMessage(folder: string, pid: number): string {
  return `A PostgreSQL (process ${pid}) on the folder ${folder} neither answers nor ends. End it, then start Rollcall again.`;
}
