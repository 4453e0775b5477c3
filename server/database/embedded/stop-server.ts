import type { ChildProcess } from 'node:child_process';
import { within } from './child-end.ts';
import { readPostmaster } from './postmaster-file.ts';
import { run } from './run.ts';

/** Writing out what memory holds takes a while on a slow disk. */
const FAST_MS = 30_000;
const IMMEDIATE_MS = 5_000;

/** Stops the server: fast, then at once (it recovers at its next start), then by force. Returns when it has ended. */
export async function stopServer(
  child: ChildProcess,
  ended: Promise<string>,
  { pgCtl, dataFolder }: { pgCtl: string; dataFolder: string },
): Promise<void> {
  async function ask(mode: 'fast' | 'immediate', signal: NodeJS.Signals): Promise<void> {
    if (process.platform === 'win32') {
      await run(pgCtl, ['stop', `--mode=${mode}`, '--no-wait', `--pgdata=${dataFolder}`]);
      return;
    }
    const server = await readPostmaster(dataFolder);
    if (server) signalQuietly(server.pid, signal);
    else child.stdin?.end(); // only just starting: the supervisor repeats the signal until it is heard
  }
  await ask('fast', 'SIGINT');
  if (await within(FAST_MS, ended)) return;
  await ask('immediate', 'SIGQUIT');
  if (await within(IMMEDIATE_MS, ended)) return;
  if (child.pid !== undefined) signalQuietly(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  await ended;
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended meanwhile
  }
}
