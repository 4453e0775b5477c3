import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/server/free-port.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let server: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-start-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** The built server, with nothing configured but what is given. */
function start(environment: Record<string, string>) {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: { ...inherited, ...environment } });
  server = child;
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = (chunk: Buffer) => {
        output += chunk.toString();
        const match = pattern.exec(output);
        if (match) resolve(match);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then(() => reject(new Error(`ended before it said ${pattern}: ${output}`)));
    });
  return { child, ended, printed, output: () => output };
}

describe('the built server', () => {
  test('refuses to start on a public address and names every missing variable', async () => {
    const { printed, ended } = start({ PUBLIC_URL: 'https://games.example.org' });
    await printed(/SESSION_SECRET: .*\n.*SMTP_URL: .*\n.*MAIL_FROM: /);
    expect(await ended).toBe(1);
  });

  test('starts without configuration, prints its address, serves the screens, and stops in order', async () => {
    const { child, printed, ended } = start({ PORT: String(await freePort()) });
    const [, address = ''] = await printed(/open (http:\/\/localhost:\d+)/);
    const page = await fetch(address);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${address}/api/auth/user`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('keeps its data, and a second start on the same folder fails', async () => {
    const first = start({ PORT: String(await freePort()) });
    await first.printed(/open http/);
    const second = start({ PORT: String(await freePort()) });
    const [line] = await second.printed(/.*in use.*/);
    expect(line).toContain(folder);
    expect(await second.ended).toBe(1);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test.each([
    ['makes the folder for backups in the folder of its database', 'data/backups', true],
    ['makes no folder for backups elsewhere, where a disk may not be mounted yet', 'disk', false],
  ])('%s', async (_, name, isMade) => {
    const { child, printed, ended } = start({ PORT: String(await freePort()), BACKUP_FOLDER: join(folder, name) });
    await printed(isMade ? /open http/ : /BACKUP_FOLDER: .*disk is not there/);
    expect(existsSync(join(folder, name))).toBe(isMade);
    child.kill('SIGTERM');
    await ended;
  });

  test('killed during writes has lost no acknowledged write', async () => {
    const first = start({ PORT: String(await freePort()) });
    const [, address = ''] = await first.printed(/open (http:\/\/localhost:\d+)/);
    const cookie = await demoCookie(address);
    const acknowledged: string[] = [];
    const writing = writeUntilKilled(address, cookie, acknowledged);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
    first.child.kill('SIGKILL');
    await writing;
    const second = start({ PORT: new URL(address).port });
    await second.printed(/open http/);
    const kept = (await (await fetch(`${address}/api/games`, { headers: { cookie } })).json()) as { title: string }[];
    const titles = new Set(kept.map(({ title }) => title));
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

async function demoCookie(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/demo`, { redirect: 'manual' });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Adds games one after the other, and notes the title of each that the server says it has. */
async function writeUntilKilled(address: string, cookie: string, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const title = `Written before the end ${n}`;
    const body = JSON.stringify({ title, players: '2', duration: '30' });
    const headers = { cookie, 'Content-Type': 'application/json' };
    const response = await fetch(`${address}/api/games`, { method: 'POST', headers, body }).catch(() => null);
    if (!response) return;
    if (response.status === 201) acknowledged.push(title);
  }
}
