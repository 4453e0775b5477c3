import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { recordingMailer } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
const PATIENCE = { timeout: 20_000 };
const work = () => startMailWork(app.services, { pollMs: 50 });
const recipients = () => sentMails.map(({ to }) => to).toSorted();

test('a mail whose server was killed is sent at once, and one that a server is sending is left to it', async () => {
  const { db, pool } = app.services;
  const ana = await makeOwner(app, { isPremiumPlus: true });
  const { id } = await addEventFor(ana);
  await addGuestsFor(ana, id, ['bea@example.org', 'cai@example.org']);
  await ana.call(sendInvitations, { params: { id } });
  const rows = await db.select().from(mails).where(eq(mails.userId, ana.id)).orderBy(asc(mails.id));
  // Under way when its server was killed.
  await db.update(mails).set({ attempts: 1 }).where(eq(mails.userId, ana.id));
  const cai = rows.find(({ to }) => to.startsWith('cai'))?.id;

  const sending = await pool.connect();
  await sending.query(`select pg_advisory_lock(hashtextextended('mail ${cai}', 0))`);
  const stop = work();
  await expect.poll(recipients, PATIENCE).toEqual(['bea@example.org']);
  await sending.query('select pg_advisory_unlock_all()');
  sending.release();
  await expect.poll(recipients, PATIENCE).toEqual(['bea@example.org', 'cai@example.org']);
  await stop();
});
