import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
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
  const said = (pattern: RegExp) =>
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
  return { child, ended, said, output: () => output };
}

describe('the built server', () => {
  test('refuses to start on a public address and names every variable that is missing', async () => {
    const { said, ended } = start({ PUBLIC_URL: 'https://games.example.org' });
    await said(/SESSION_SECRET: .*\n.*SMTP_URL: .*\n.*MAIL_FROM: /);
    expect(await ended).toBe(1);
  });

  test('starts with nothing configured, tells where to open it, serves the screens, and stops in order', async () => {
    const { child, said, ended } = start({ PORT: String(await freePort()) });
    const [, address = ''] = await said(/open (http:\/\/localhost:\d+)/);
    const page = await fetch(address);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${address}/api/auth/user`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('keeps its data, and stops when a second one wants the same folder', async () => {
    const first = start({ PORT: String(await freePort()) });
    await first.said(/open http/);
    const second = start({ PORT: String(await freePort()) });
    const [line] = await second.said(/.*in use.*/);
    expect(line).toContain(folder);
    expect(await second.ended).toBe(1);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
});
