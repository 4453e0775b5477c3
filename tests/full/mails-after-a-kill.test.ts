import { spawn } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { startTestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 50_000, interval: 20 };

test(
  'a server killed while sending leaves no mail unsent and at most one sent twice',
  { timeout: 110_000 },
  async () => {
    const post = await startMailServer();
    const { environment } = post;
    const app = await startTestApp({ environment });
    const host = await makeOwner(app, { isPremiumPlus: true });
    const guests = addresses(60);
    const { id } = await addEventFor(host);
    await addGuestsFor(host, id, guests);
    await host.call(sendInvitations, { params: { id } });

    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/mails/mail-child.ts'], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        DATABASE_URL: app.services.environment.DATABASE_URL,
        ...environment,
      },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => post.received.length, PATIENCE).toBeGreaterThan(4);
    child.kill('SIGKILL');
    await ended;
    expect(post.received.length).toBeLessThan(guests.length);

    const stop = startMailWork(app.services, {
      pollMs: 50,
      retrySeconds: 1,
    });
    const waiting = () => app.services.db.$count(mails, eq(mails.state, 'waiting'));
    await expect.poll(waiting, PATIENCE).toBe(0);
    const received = post.received.flatMap(({ to }) => to);
    expect(new Set(received)).toEqual(new Set(guests));
    expect(received.length - guests.length).toBeLessThanOrEqual(1);
    await stop();
    await app.close();
    post.die();
  },
);
