import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/server/free-port.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { publicEnvironment } from '#tests/support/server/public-address.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const TIMEOUT = { timeout: 60_000 };
const app = testApp();
const children: ChildProcess[] = [];
let folder: string;
let mailServer: MailServer;
let other: Server;
let usedPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-start-'));
  await writeFile(join(folder, 'model.json'), '{"format":"something else"}');
  mailServer = await startMailServer({ login: { user: 'club', password: 'secret' } });
  other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  usedPort = (other.address() as AddressInfo).port;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  other.close();
  mailServer.die();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a built program with nothing configured but what is given; `said` is all that it has printed. */
function run(program: string, environment: Record<string, string>, args: string[] = []) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment };
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], { env });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

const database = () => app.services.environment.DATABASE_URL ?? '';

/** What the start says if a value is wrong in a way that only trying it shows. */
describe('the start ends with one line that names the variable', TIMEOUT, () => {
  test.each<[name: string, given: () => Record<string, string>, line: () => string]>([
    [
      'PORT in use',
      () => ({ PORT: String(usedPort) }),
      () => `PORT: ${usedPort} is in use by another program; choose another port`,
    ],
    [
      'METRICS_PORT in use',
      () => ({ METRICS_PORT: String(usedPort) }),
      () => `METRICS_PORT: ${usedPort} is in use by another program; choose another port`,
    ],
    [
      'METRICS_HOST of another machine',
      () => ({ METRICS_PORT: '9', METRICS_HOST: '192.0.2.1' }),
      () => 'METRICS_HOST: 192.0.2.1 is not an address of this machine',
    ],
    [
      'HOST of another machine',
      () => ({ ...publicEnvironment({ url: 'smtp://127.0.0.1:9' }), HOST: '192.0.2.1' }),
      () => 'HOST: 192.0.2.1 is not an address of this machine',
    ],
    [
      'HOST that is a name of nothing',
      () => ({ ...publicEnvironment({ url: 'smtp://127.0.0.1:9' }), HOST: 'nowhere.invalid' }),
      () => 'HOST: nowhere.invalid cannot be listened on: this name is not known (ENOTFOUND)',
    ],
    [
      'DATABASE_URL where nothing answers',
      () => ({ DATABASE_URL: 'postgres://rollcall:secret@127.0.0.1:9/games' }),
      () => 'DATABASE_URL: cannot connect to 127.0.0.1:9/games: nothing answers there (ECONNREFUSED)',
    ],
    [
      'DATABASE_URL of no database',
      () => ({ DATABASE_URL: Object.assign(new URL(database()), { pathname: '/nothing' }).href }),
      () => `DATABASE_URL: cannot connect to ${new URL(database()).host}/nothing: database "nothing" does not exist`,
    ],
    [
      'DATABASE_DIRECT_URL where nothing answers',
      () => ({ DATABASE_DIRECT_URL: 'postgres://rollcall:secret@127.0.0.1:9/games' }),
      () => 'DATABASE_DIRECT_URL: cannot connect to 127.0.0.1:9/games: nothing answers there (ECONNREFUSED)',
    ],
    [
      'DATABASE_POOL above what PostgreSQL allows',
      () => ({ DATABASE_POOL: '200' }),
      () =>
        'DATABASE_POOL: 200 is more than PostgreSQL allows, which is 97 connections (max_connections less those reserved), ' +
        'and a server needs 6 besides; set at most 91, for all servers together',
    ],
    [
      'RECOMMENDER_MODEL that is none',
      () => ({ RECOMMENDER_MODEL: join(folder, 'model.json') }),
      () =>
        `RECOMMENDER_MODEL: ${join(folder, 'model.json')} is no model made by \`npm run train:recommender\` of this version`,
    ],
    [
      'SMTP_PASSWORD that is refused',
      () => ({ SMTP_URL: mailServer.url, SMTP_USER: 'club', SMTP_PASSWORD: 'x' }),
      () =>
        `SMTP_USER, SMTP_PASSWORD: ${new URL(mailServer.url).host} refuses the user name or the password: ` +
        '535 5.7.8 Authentication credentials invalid',
    ],
    [
      'SMTP_URL with TLS that the server does not speak',
      () => ({ SMTP_URL: mailServer.url.replace('smtp:', 'smtps:') }),
      () => `SMTP_URL: ${new URL(mailServer.url).host} speaks no TLS from the start; write smtp:// instead of smtps://`,
    ],
  ])('%s', async (_name, given, line) => {
    const port = String(await freePort());
    const { ended, said } = run('main', { DATABASE_URL: database(), PORT: port, ...given() });
    expect(await ended).toBe(1);
    expect(said()).toContain(`Rollcall cannot start:\n  ${line()}\n`);
    expect(said()).not.toMatch(/secret|\[object Object\]|\n {4}at /);
  });
});

describe('the start warns in one line and goes on', TIMEOUT, () => {
  test('while the mail server is away, and of a site without TLS', async () => {
    const PORT = String(await freePort());
    const mailPort = await freePort();
    const { said, child, ended } = run('main', {
      ...publicEnvironment({ url: `smtp://127.0.0.1:${mailPort}` }),
      PUBLIC_URL: 'http://192.168.1.20:3000',
      DATABASE_URL: database(),
      PORT,
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
    });
    await expect.poll(said, { timeout: 40_000 }).toContain('"SMTP_URL: ');
    await expect.poll(said).toContain('Rollcall is ready');
    expect(said()).toContain(
      `"msg":"SMTP_URL: 127.0.0.1:${mailPort} cannot be used for mails: nothing answers there (ECONNREFUSED)"`,
    );
    expect(said()).toContain('"msg":"PUBLIC_URL: begins with http://');
    expect(said()).not.toContain('public address');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('npm run mail-test', TIMEOUT, () => {
  const PERSON = 'you@example.org';
  const configured = () => ({ SMTP_URL: mailServer.url, SMTP_USER: 'club', SMTP_PASSWORD: 'secret' });

  test('sends a mail and says what the server answered', async () => {
    const { ended, said } = run('mail-test', { ...configured(), MAIL_FROM: 'Rollcall <r@example.org>' }, [PERSON]);
    expect(await ended).toBe(0);
    const { host } = new URL(mailServer.url);
    expect(said()).toMatch(`${host} has accepted the mail from Rollcall <r@example.org> to ${PERSON}: 250 `);
    expect(mailServer.received.at(-1)).toMatchObject({ from: 'r@example.org', to: [PERSON] });
  });

  test.each<[string, () => Record<string, string>, string[], RegExp]>([
    ['without a mail server', () => ({}), [PERSON], /^SMTP_URL: is missing/],
    [
      'if the password is refused',
      () => ({ ...configured(), SMTP_PASSWORD: 'x' }),
      [PERSON],
      /^SMTP_USER, SMTP_PASSWORD: .* 535 /,
    ],
    [
      'if nothing answers',
      () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }),
      [PERSON],
      /^SMTP_URL: 127.0.0.1:9 .*nothing answers/,
    ],
    ['without an address', configured, [], /^The address is missing\.\nnpm run mail-test -- you@example.org/],
    [
      'with something else',
      configured,
      ['you'],
      /^'you' is not an e-mail address\.\nnpm run mail-test -- you@example.org/,
    ],
  ])('fails with one line %s', async (_when, given, args, says) => {
    const { ended, said } = run('mail-test', given(), args);
    expect(await ended).toBe(1);
    expect(said()).toMatch(says);
    expect(said()).not.toMatch(/\n {4}at /);
  });
});
