import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { otherAccountsOfMailbox } from '#server/accounts/accounts-of-mailbox.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { signIn } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
/** An app whose outbox shows the sign-in codes. */
const appWithOutbox = testApp({ databaseOf: app });
const BEN = 'ben@example.org';

/** An account that signs up, as everybody does, and says who it is. */
async function signUp(email: string): Promise<Person> {
  await signIn(appWithOutbox, email);
  await app.services.db.update(users).set({ firstName: 'Maya' }).where(eq(users.email, email));
  const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
  return signedIn(app, { id: user?.id ?? 0, email });
}

async function invite(host: Person, address = BEN) {
  const event = await addEventFor(host);
  const [id = 0] = await addGuestsFor(host, event.id, [address]);
  const path = await guestPath(host, id);
  await host.call(sendInvitations, { params: { id: event.id } });
  const guest = (await host.call(listAttendees, { params: { id: event.id } })).body.find((one) => one.id === id);
  return { path, isMuted: guest?.muted };
}
const stop = (path: string) =>
  fetch(`${app.origin}${path}/stop`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
async function mailsTo(address: string) {
  await sendDueMails(app);
  return sentMails.filter(({ to }) => JSON.stringify(to).includes(address)).length;
}

test('a guest who opted out gets no mail from other accounts of the same mailbox', async () => {
  const [maya, second] = [await signUp('maya@example.org'), await signUp('maya+2@example.org')];
  const stranger = await signUp('mayas@example.org');
  const { path } = await invite(maya);
  expect(await mailsTo(BEN)).toBe(1);
  expect((await stop(path)).status).toBe(200);
  expect((await invite(second)).isMuted).toBe(true);
  expect((await invite(await signUp('maya+3@example.org'))).isMuted).toBe(true);
  expect(await mailsTo(BEN)).toBe(1);
  expect((await invite(stranger)).isMuted).toBe(false);
  expect(await mailsTo(BEN)).toBe(2);
  await app.services.db.delete(mails);
});

test('an unverified address or a restored file does not affect other accounts of the mailbox', async () => {
  const { db } = app.services;
  const unverified = await makeOwner(app, { email: 'noor+x@example.org' });
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.id));
  const withFile = await makeOwner(app, { email: 'noor+y@example.org' });
  await db.insert(mailOptOuts).values([
    { userId: unverified.id, email: 'cai@example.org' },
    { userId: withFile.id, email: 'cai@example.org', isFromFile: true },
  ]);
  const noor = await signUp('noor@example.org');
  expect((await invite(noor, 'cai@example.org')).isMuted).toBe(false);
  expect(await mailsTo('cai@example.org')).toBe(1);
});

test('the accounts of a mailbox are found by an index', async () => {
  const { id, email } = await makeOwner(app);
  const seen = await app.services.db.transaction(async (tx) => {
    // What the connection read before is counted, too, until it has been written down.
    const scans = async () => {
      const { rows } = await tx.execute<{ table: number; index: number }>(sql`
        select pg_stat_get_xact_numscans('users'::regclass)::int as "table",
          pg_stat_get_xact_numscans('users_mailbox'::regclass)::int as "index"`);
      return rows[0] ?? expect.fail('no counts');
    };
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await scans();
    await otherAccountsOfMailbox(tx, id, email);
    const after = await scans();
    return { table: after.table - before.table, index: after.index - before.index };
  });
  expect(seen.table).toBe(0);
  // Planning may look into the index, too.
  expect(seen.index).toBeGreaterThan(0);
});
