import { type ChildProcess, spawn } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 90_000, interval: 5 };
const GUESTS = addresses(200);

let app: TestApp;
let post: MailServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  post = await startMailServer();
  app = await startTestApp({ environment: post.environment });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await app.close();
  post.die();
});

/** The server as it is built, on the same database and mail server. */
async function startBuilt(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DATABASE_URL: app.services.environment.DATABASE_URL,
      ...post.environment,
    },
    stdio: 'ignore',
  });
  children.push(child);
  return child;
}

test(
  'a built server killed while sending leaves each guest with one mail, and at most one guest with two',
  { timeout: 240_000 },
  async () => {
    const host = await makeOwner(app, { isPremiumPlus: true });
    const { id } = await addEventFor(host);
    await addGuestsFor(host, id, GUESTS);
    await host.call(sendInvitations, { params: { id } });

    const first = await startBuilt();
    const ended = new Promise((resolve) => first.once('exit', resolve));
    await expect.poll(() => post.received.length, PATIENCE).toBeGreaterThan(20);
    first.kill('SIGKILL');
    await ended;
    expect(post.received.length).toBeLessThan(GUESTS.length);

    await startBuilt();
    const waiting = () => app.services.db.$count(mails, eq(mails.state, 'waiting'));
    await expect.poll(waiting, PATIENCE).toBe(0);
    const received = post.received.flatMap(({ to }) => to);
    expect(new Set(received)).toEqual(new Set(GUESTS));
    expect(received.length - GUESTS.length).toBeLessThanOrEqual(1);
  },
);
