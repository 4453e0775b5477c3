import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const PREFIX = 'rollcall-run-';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Gives a test run one temporary folder, also for browsers and databases, and removes it however the run ends. The next
 * run removes what a killed run left.
 */
export default function setup({ tmpDir }: Pick<TestProject, 'tmpDir'>): void {
  if (tmpdir().includes(PREFIX)) return;
  removeLeftovers();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Like /tmp: PostgreSQL, which does not run as root, writes there too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // Vitest's own folder is older than this one, and stays where a signal ends the run.
  for (const own of [folder, tmpDir]) process.once('exit', () => remove(own));
  for (const signal of SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^rollcall-run-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(tmpdir(), name));
  }
}

/** A stopping database may still write to it. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
