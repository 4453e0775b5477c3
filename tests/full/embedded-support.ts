import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, vi } from 'vitest';
import { firstClosedFolder } from '#server/platform/database/embedded/folder.ts';
import { sendSignal } from '#server/platform/database/embedded/send-signal.ts';
import type { ServerUser } from '#server/platform/database/embedded/run.ts';

export const APP = path.resolve(import.meta.dirname, '../..');
export const isRoot = process.getuid?.() === 0;
/** The account that servers run as when the tests run as root. */
export const ordinary: ServerUser = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
/** Why a test with an ordinary user cannot run here; empty when it can. */
export const noOrdinaryUser =
  (await firstClosedFolder(APP, ordinary)) === undefined ? '' : `${APP} is closed to others`;

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

export interface Rollcall {
  readonly child: ChildProcess;
  readonly lines: Record<string, unknown>[];
  /** The first line with that key, waited for. */
  logged(key: string): Promise<unknown>;
  readonly ended: Promise<number | null>;
}

const PATIENCE = { timeout: 20_000, interval: 20 };
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** A Rollcall process on `folder`, in a process group of its own. */
export function startRollcall(
  folder: string,
  options: { user?: ServerUser; args?: string[]; app?: string } = {},
): Rollcall {
  const { user = {}, args = ['hold'], app = APP } = options;
  const program = path.join(app, 'tests/full/embedded-child.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, ...args], {
    ...user,
    cwd: app,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  async function logged(key: string): Promise<unknown> {
    const found = (): unknown => lines.find((line) => key in line)?.[key];
    await vi.waitFor(() => expect(found(), `${key} in ${JSON.stringify(lines)}`).toBeDefined(), PATIENCE);
    return found();
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, lines, logged, ended };
}

/** A folder of that user, removed after the test with all that runs on it. */
export async function temporaryFolder(user: ServerUser = {}, mode = 0o700): Promise<string> {
  const folder = await mkdtemp(path.join(realpathSync(tmpdir()), 'rollcall-embedded-'));
  folders.add(folder);
  await chmod(folder, mode);
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  return folder;
}

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders) {
    for (const pid of await processesOn(folder)) sendSignal(pid, 'SIGKILL');
    await expectNothingOn(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  folders.clear();
});

/** Every process that was started on the folder or works in it, but ours and our children Rollcall. */
export async function processesOn(folder: string, alsoAbout = ''): Promise<number[]> {
  const all = process.platform === 'linux' ? await fromProc() : fromPs();
  const theirs = all.filter(({ about }) => about.includes(folder) && !about.includes('embedded-child'));
  return theirs.filter(({ about }) => about.includes(alsoAbout)).map(({ pid }) => pid);
}

/** Bounded: a stopping server has 20 seconds. */
export async function expectNothingOn(folder: string): Promise<void> {
  await vi.waitFor(async () => expect(await processesOn(folder)).toEqual([]), PATIENCE);
}

async function fromProc(): Promise<{ pid: number; about: string }[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  return Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, about: `${command} ${await readlink(`/proc/${pid}/cwd`).catch(() => '')}` };
    }),
  );
}

function fromPs(): { pid: number; about: string }[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), about: line }));
}
