import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { MAX_ATTEMPTS, sendMails } from '#server/platform/mails/send-mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  sentMails.splice(0);
});

const rows = () => app.services.db.select().from(mails).where(eq(mails.userId, ana.id)).orderBy(asc(mails.id));
const states = async () => (await rows()).map(({ to, state, attempts }) => `${to} ${state} ${attempts}`);
const recipients = () => sentMails.map(({ to }) => to);
const send = async (isStopping = () => false) =>
  sendMails(
    app.services,
    (await rows()).map(({ id }) => id),
    isStopping,
  );

/** Queues the results of a night for Tom, then invitations to another night. */
async function queue(...invited: string[]): Promise<void> {
  const past = await addEventFor(ana, { date: '2026-05-01T18:00:00Z' });
  const came = await addGuestsFor(ana, past.id, ['tom@example.org']);
  await markInvited(app, past.id);
  await ana.call(wrapUp, { params: { id: past.id }, body: { came, plays: [], sendsResults: true } });
  const coming = await addEventFor(ana);
  await addGuestsFor(ana, coming.id, invited);
  await ana.call(sendInvitations, { params: { id: coming.id } });
}

test('a mail whose data cannot be read fails after its last attempt, and those that were read with it are sent', async () => {
  await queue('bea@example.org', 'cai@example.org');
  const rename = (from: string, to: string) => app.services.db.execute(sql.raw(`alter table ${from} rename to ${to}`));
  await rename('game_sessions', 'unreadable');
  try {
    await expect(send()).rejects.toThrow(/game_sessions/);
    expect(recipients()).toEqual([]);
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) await expect(send()).rejects.toThrow(/game_sessions/);
    await send();
  } finally {
    await rename('unreadable', 'game_sessions');
  }
  expect(recipients().toSorted()).toEqual(['bea@example.org', 'cai@example.org']);
  const [results, ...invitations] = await rows();
  expect(results).toMatchObject({ to: 'tom@example.org', state: 'failed', problem: 'The mail could not be written.' });
  expect(invitations.map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('mails that a stopping server leaves count no attempt, and are sent once by the next one', async () => {
  await queue('bea@example.org');
  await send(() => sentMails.length > 0);
  expect(await states()).toEqual(['tom@example.org sent 1', 'bea@example.org waiting 0']);
  await send();
  expect(recipients()).toEqual(['tom@example.org', 'bea@example.org']);
});

test('mails that were under way when their server was killed are sent once each', async () => {
  await queue('bea@example.org', 'cai@example.org');
  await app.services.db.update(mails).set({ attempts: 1 }).where(eq(mails.userId, ana.id));
  await send();
  await send();
  expect(recipients()).toEqual(['tom@example.org', 'bea@example.org', 'cai@example.org']);
});

test('held mails count no attempt', async () => {
  await queue('bea@example.org');
  await app.services.db.execute(sql`
    insert into mail_handovers (mail_id, user_id, recipient_hash, kind)
    select -n, ${ana.id}, 'hash ' || n, 'invitation' from generate_series(1, 20000) n`);
  await send();
  expect(await states()).toEqual(['tom@example.org held 0', 'bea@example.org held 0']);
  expect(recipients()).toEqual([]);
});
