import { kill } from 'node:process';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { readPostmaster } from '#server/platform/database/embedded/postmaster-file.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { expectNothingOn, processesOn, startRollcall, temporaryFolder } from './embedded-support.ts';

const onWindows = process.platform === 'win32';

test('no acknowledged row is missing after kill -9 under load', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  const acknowledged = new Set<unknown>();
  for (const round of [1, 2, 3]) {
    const first = startRollcall(folder, { args: ['insert', 'durable'] });
    await expect.poll(() => first.lines.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(300 * round);
    first.child.kill('SIGKILL');
    await first.ended;
    for (const { id } of first.lines) if (id !== undefined) acknowledged.add(id);
  }
  const server = await startEmbeddedPostgres({ folder, log: () => undefined });
  const client = new Client(server.url);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from crash');
  await client.end();
  await server.stop();
  const kept = new Set<unknown>(rows.map((row) => row.id));
  expect(acknowledged.size).toBeGreaterThan(1_500);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
});

test.skipIf(onWindows)('PostgreSQL stops by itself after kill -9 of Rollcall', async () => {
  const folder = await temporaryFolder();
  const rollcall = startRollcall(folder);
  await rollcall.logged('ready');
  expect(await processesOn(folder)).not.toEqual([]);
  rollcall.child.kill('SIGKILL');
  await expectNothingOn(folder);
});

test.skipIf(onWindows)('PostgreSQL stops by itself if Rollcall is killed during its start', async () => {
  const folder = await temporaryFolder();
  await (await startEmbeddedPostgres({ folder, log: () => undefined, durable: false })).stop();
  // On a busy machine the server is ready before its processes have been listed: then that start proves nothing.
  for (let start = 1, wasStarting = false; !wasStarting; start += 1) {
    expect(start, 'the server was ready each time before it could be killed').toBeLessThan(10);
    const rollcall = startRollcall(folder);
    await expect.poll(() => processesOn(folder, 'rollcall-postgres'), { timeout: 20_000, interval: 1 }).not.toEqual([]);
    rollcall.child.kill('SIGKILL');
    await rollcall.ended;
    wasStarting = rollcall.lines.length === 0;
    await expectNothingOn(folder);
  }
});

test('a crash of PostgreSQL is logged, and Rollcall continues and shuts down gracefully', async () => {
  const folder = await temporaryFolder();
  const logged: string[] = [];
  const server = await startEmbeddedPostgres({ folder, log: (line) => logged.push(line), durable: false });
  const postmaster = await readPostmaster(`${folder}/postgres`);
  kill(postmaster?.pid ?? 0, 'SIGKILL');
  const exit = await server.exited;
  expect(exit).toEqual({ expected: false, reason: expect.stringContaining('was ended by SIGKILL') });
  expect(logged.at(-1)).toContain('Nobody here asked it to');
  await server.stop();
  await expectNothingOn(folder);

  const again = await startEmbeddedPostgres({ folder, log: () => undefined, durable: false });
  await again.stop();
});

test.skipIf(onWindows)('an orphaned PostgreSQL server is stopped by the next start', async () => {
  const folder = await temporaryFolder();
  const rollcall = startRollcall(folder);
  await rollcall.logged('ready');
  const orphan = await readPostmaster(`${folder}/postgres`);
  // Frozen first, or one of them would stop the server when it sees the other end.
  const supervisors = await processesOn(folder, 'rollcall-postgres');
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of supervisors) kill(pid, signal);
  rollcall.child.kill('SIGKILL');
  await rollcall.ended;
  expect(await processesOn(folder)).toContain(orphan?.pid);

  const server = await startEmbeddedPostgres({ folder, log: () => undefined, durable: false });
  expect((await readPostmaster(`${folder}/postgres`))?.pid).not.toBe(orphan?.pid);
  await server.stop();
  await expectNothingOn(folder);
});
