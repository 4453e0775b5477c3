import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { folderInUseMessage } from '#server/platform/database/embedded/former-server.ts';
import { postmasterFile } from '#server/platform/database/embedded/postmaster-file.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { startRollcall, temporaryFolder } from './embedded-support.ts';

const quiet = { log: () => undefined, durable: false };

test('a second start on the same folder is rejected with one line, and the first continues', async () => {
  const folder = await temporaryFolder();
  const first = startRollcall(folder);
  const url = String(await first.logged('ready'));
  await expect(startEmbeddedPostgres({ folder, ...quiet })).rejects.toThrow(
    `The folder ${folder} is in use by another Rollcall (process ${first.child.pid}). Stop it, or set another folder ` +
      'with DATA_DIR, or use your own PostgreSQL with DATABASE_URL.',
  );
  const client = new Client(url);
  await client.connect();
  await expect(client.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  await client.end();
});

test(
  'of concurrent starts on a new folder exactly one succeeds, and the others report why',
  { timeout: 90_000 },
  async () => {
    const folder = path.join(await temporaryFolder({}, 0o755), 'new');
    const { winner, refusals } = await startTogether(folder, 3);
    expect(refusals).toEqual([folderInUseMessage(folder, winner), folderInUseMessage(folder, winner)]);
  },
);

test('of concurrent starts on a folder with data exactly one succeeds', { timeout: 90_000 }, async () => {
  const folder = await temporaryFolder();
  await (await startEmbeddedPostgres({ folder, ...quiet })).stop();
  for (const starts of [2, 3, 2, 3]) {
    const { winner, refusals } = await startTogether(folder, starts);
    expect(refusals).toEqual(Array(starts - 1).fill(folderInUseMessage(folder, winner)));
  }
});

test('of concurrent starts right after kill -9 exactly one succeeds', { timeout: 90_000 }, async () => {
  const folder = await temporaryFolder();
  const killed = startRollcall(folder);
  await killed.logged('ready');
  killed.child.kill('SIGKILL');
  const { winner, refusals } = await startTogether(folder, 3);
  expect(refusals).toEqual([folderInUseMessage(folder, winner), folderInUseMessage(folder, winner)]);
});

test(
  'a server that only its lock gives away, as one in another container, is waited for, and not joined',
  { timeout: 90_000 },
  async ({ skip }) => {
    skip(spawnSync('flock', ['--version']).status !== 0, 'needs flock');
    const folder = await temporaryFolder();
    await (await startEmbeddedPostgres({ folder, ...quiet })).stop();
    const elsewhere = spawn(
      'flock',
      [path.join(folder, 'postgres', 'rollcall.lock'), 'sh', '-c', 'echo locked; read line'],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    await once(elsewhere.stdout, 'data');
    const lines: string[] = [];
    const starting = startEmbeddedPostgres({ folder, ...quiet, log: (line) => lines.push(line) });
    await expect
      .poll(() => lines.join('\n'), { timeout: 20_000 })
      .toMatch(/another server has the lock of the data folder.* Trying again/);
    expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid');
    elsewhere.stdin.end();
    await (await starting).stop();
  },
);

test('a reused process id does not block the folder', async () => {
  const folder = await temporaryFolder();
  await (await startEmbeddedPostgres({ folder, ...quiet })).stop();
  const file = postmasterFile(path.join(folder, 'postgres'));
  await writeFile(file, `${process.pid}\n${folder}/postgres\n1700000000\n1\n\n127.0.0.1\n`, { mode: 0o600 });
  const server = await startEmbeddedPostgres({ folder, ...quiet });
  await server.stop();
  expect(await server.exited).toMatchObject({ expected: true });
});

test('an empty postmaster.pid does not block the folder', async () => {
  const folder = await temporaryFolder();
  await (await startEmbeddedPostgres({ folder, ...quiet })).stop();
  const file = postmasterFile(path.join(folder, 'postgres'));
  await writeFile(file, '', { mode: 0o600 });
  await utimes(file, new Date(0), new Date(0));
  const server = await startEmbeddedPostgres({ folder, ...quiet });
  await server.stop();
  expect(await server.exited).toMatchObject({ expected: true });
});

test('the lock is acquired again after its connection is lost', async () => {
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ folder, ...quiet });
  const client = new Client(server.url);
  await client.connect();
  const holders = `select pid from pg_stat_activity where application_name = 'rollcall lock'
    and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`;
  const [before] = (await client.query<{ pid: number }>(holders)).rows;
  await client.query(`select pg_terminate_backend($1)`, [before?.pid]);
  const others = async () =>
    (await client.query<{ pid: number }>(holders)).rows.filter(({ pid }) => pid !== before?.pid);
  await expect.poll(others, { timeout: 10_000 }).toHaveLength(1);
  await client.end();
  await server.stop();
});

/** Returns the winner's process id, once it has stopped in order, and the errors of the others. */
async function startTogether(
  folder: string,
  starts: number,
): Promise<{ winner: number | undefined; refusals: unknown[] }> {
  const rollcalls = Array.from({ length: starts }, () => startRollcall(folder));
  await Promise.all(rollcalls.map((each) => Promise.race([each.logged('ready'), each.logged('refused')])));
  const refusals = rollcalls.flatMap((each) => each.lines.filter((line) => 'refused' in line));
  const winner = rollcalls.find((each) => each.lines.some((line) => 'ready' in line));
  winner?.child.kill('SIGTERM');
  expect(await winner?.ended).toBe(0);
  return { winner: winner?.child.pid, refusals: refusals.map((line) => line['refused']) };
}
