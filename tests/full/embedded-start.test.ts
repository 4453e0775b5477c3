import { kill } from 'node:process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { expectNothingOn, processesOn, startRollcall, temporaryFolder } from './embedded-support.ts';

const quiet = { log: () => undefined, durable: false };

test('a new folder gets a persistent UTF-8 database', async () => {
  const folder = path.join(await temporaryFolder({}, 0o755), 'new', 'folder');
  const first = await startEmbeddedPostgres({ folder, ...quiet });
  expect(await ask(first.url, 'create table kept (note text)')).toEqual([]);
  expect(await ask(first.url, `insert into kept values ('Żółw') returning lower(note) as note`)).toEqual([
    { note: 'żółw' },
  ]);
  const settings = `select current_database() as name, current_setting('server_encoding') as encoding,
    current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets`;
  expect(await ask(first.url, settings)).toEqual([
    { name: 'rollcall', encoding: 'UTF8', address: '127.0.0.1', sockets: '' },
  ]);
  await first.stop();
  expect(await first.exited).toMatchObject({ expected: true });

  const second = await startEmbeddedPostgres({ folder, ...quiet });
  expect(await ask(second.url, 'select note from kept')).toEqual([{ note: 'Żółw' }]);
  await second.stop();
  expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres-password']);
});

test.skipIf(process.platform === 'win32')('the password file can be read by its owner only', async () => {
  const folder = await temporaryFolder();
  await (await startEmbeddedPostgres({ folder, ...quiet })).stop();
  expect((await stat(`${folder}/postgres-password`)).mode & 0o777).toBe(0o600);
});

test('a wrong password is rejected', async () => {
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ folder, ...quiet });
  const url = Object.assign(new URL(server.url), { password: 'guessed' }).href;
  await expect(ask(url, 'select 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('a stop leaves no process, also if requested twice and with an open connection', async () => {
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ folder, ...quiet });
  const client = new Client(server.url);
  client.on('error', () => undefined);
  await client.connect();
  await Promise.all([server.stop(), server.stop()]);
  expect(await processesOn(folder)).toEqual([]);
});

test('warnings of PostgreSQL are logged, routine lines and failed statements are not', async () => {
  const folder = await temporaryFolder();
  const logged: string[] = [];
  const server = await startEmbeddedPostgres({ folder, log: (line) => logged.push(line), durable: false });
  await expect(ask(server.url, 'select 1/0')).rejects.toThrow('division by zero');
  await ask(server.url, `do $$ begin raise warning 'mind this'; end $$`);
  await server.stop();
  expect(logged.filter((line) => !line.startsWith('PostgreSQL CONTEXT'))).toEqual(['PostgreSQL WARNING: mind this']);
});

test.skipIf(process.platform === 'win32')(
  'Ctrl+C reaches only Rollcall, which can still query and then stops in order',
  async () => {
    const folder = await temporaryFolder();
    const rollcall = startRollcall(folder);
    await rollcall.logged('ready');
    kill(-(rollcall.child.pid ?? 0), 'SIGINT');
    expect(await rollcall.ended).toBe(0);
    const done = rollcall.lines.map((line) => line['did']).filter(Boolean);
    expect(done).toEqual(['query after the signal', 'stop']);
    expect(rollcall.lines.filter((line) => 'pool' in line || 'log' in line)).toEqual([]);
    expect(await processesOn(folder)).toEqual([]);
  },
);

/** initdb starts short processes, which may end by themselves meanwhile. */
function killIfThere(pid: number): void {
  try {
    kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

test('an interrupted initdb is repeated at the next start without leftovers', async () => {
  const folder = await temporaryFolder();
  const killed = startRollcall(folder);
  await expect.poll(() => processesOn(folder, 'initdb'), { timeout: 20_000, interval: 5 }).not.toEqual([]);
  for (const pid of await processesOn(folder)) killIfThere(pid);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect((await readdir(folder)).join(' ')).toContain('postgres-unfinished-');
  await expectNothingOn(folder);

  const server = await startEmbeddedPostgres({ folder, ...quiet });
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres-password']);
});

test('a folder `postgres` of another version is not touched, with a clear message', async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'postgres'), { mode: 0o700 });
  await writeFile(path.join(folder, 'postgres-password'), 'secret', { mode: 0o600 });
  await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '16\n');
  await expect(startEmbeddedPostgres({ folder, ...quiet })).rejects.toThrow(/was made by PostgreSQL 16.*move it away/);
});

test('a machine without a built-in PostgreSQL gets a message to set DATABASE_URL', async () => {
  const architecture = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
  Object.defineProperty(process, 'arch', { ...architecture, value: 's390x' });
  try {
    const start = startEmbeddedPostgres({ folder: await temporaryFolder(), ...quiet });
    await expect(start).rejects.toThrow(/no built-in PostgreSQL for this machine \(\w+-s390x\).*DATABASE_URL/);
  } finally {
    Object.defineProperty(process, 'arch', architecture);
  }
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  return client
    .query(statement)
    .then((result) => result.rows)
    .finally(() => client.end());
}
