import type { ChildProcess } from 'node:child_process';
import { within } from './child-exit.ts';
import { run } from './run.ts';
import { sendSignal } from './send-signal.ts';

/** Writing memory to a slow disk takes a while. */
const FAST_MS = 30_000;
const IMMEDIATE_MS = 5_000;

export interface StoppableServer {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly pgCtl: string;
  readonly dataFolder: string;
}

/**
 * Stops the server: fast, then immediately (it recovers at its next start), then by force. Resolves when it has ended.
 */
export async function stopServer(server: StoppableServer): Promise<void> {
  const { child, ended } = server;
  await ask(server, 'fast', 'INT');
  if (await within(FAST_MS, ended)) return;
  await ask(server, 'immediate', 'QUIT');
  if (await within(IMMEDIATE_MS, ended)) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else if (child.pid !== undefined && child.exitCode === null) sendSignal(-child.pid, 'SIGKILL');
  await ended;
}

/** Asks our own server only: the data folder's postmaster.pid may name the one of a faster start by now. */
async function ask({ child, pgCtl, dataFolder }: StoppableServer, mode: string, signal: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') await run(pgCtl, ['stop', `--mode=${mode}`, '--no-wait', `--pgdata=${dataFolder}`]);
  else child.stdin?.write(`${signal}\n`);
}
