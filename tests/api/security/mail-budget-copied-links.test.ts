import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removeAttendee } from '#shared/nights/attendees-contract.ts';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { MAIL_BUDGET } from '#server/platform/mails/mail-budget.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { sendDueMails, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';

const site = mailingSite();
const { sentMails, change, invite, subjects } = site;
const invitations = MAIL_BUDGET.account.invitationLists * PLAN_LIMITS.free.guestsANight;

/** The host puts people on the list and answers for them by their links. */
async function answeredByHost(event: { id: number }, guests: readonly string[]): Promise<number[]> {
  const ids = await addGuestsFor(site.host(), event.id, guests);
  for (const id of ids) await sendForm(site.app(), await guestPath(site.host(), id), { status: 'accepted' });
  return ids;
}

/** So many invitations were sent today. */
const addSentInvitations = (count: number) =>
  site.app().services.db.execute(sql`
    insert into mail_handovers (mail_id, user_id, recipient_hash, kind)
    select -n, ${site.host().id}, 'guest ' || n, 'invitation' from generate_series(1, ${count}::int) n`);

describe('a host who answers by the links of uninvited guests', () => {
  test('cannot reach more people than by invitations, even after removing them', async () => {
    await addSentInvitations(invitations - 2);
    const event = await addEventFor(site.host());
    for (const list of ['one', 'other']) {
      const ids = await answeredByHost(event, addresses(2, list));
      await sendDueMails(site.app());
      for (const id of ids) await site.host().call(removeAttendee, of({ id }));
      await sendDueMails(site.app());
    }
    expect(new Set(sentMails.map(({ to }) => to)).size).toBe(2);
  });

  test('cannot reach anybody by deleting the account', async () => {
    await addSentInvitations(invitations);
    await answeredByHost(await addEventFor(site.host()), addresses(5));
    await sendDueMails(site.app());
    expect((await site.host().call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(204);
    await sendDueMails(site.app());
    expect(sentMails).toEqual([]);
  });
});

test('a guest with a link from elsewhere gets confirmation, change and cancellation like an invited one', async () => {
  await addSentInvitations(invitations - 1);
  const event = await addEventFor(site.host());
  await answeredByHost(event, ['bea@example.org']);
  await sendDueMails(site.app());
  await change(event, { title: 'Saturday night', location: 'The library' });
  await sendDelayedMails(site.app());
  await site.host().call(deleteAccount, { body: { confirm: 'DELETE' } });
  await sendDueMails(site.app());
  expect(subjects()).toEqual([
    expect.stringContaining('You are in'),
    expect.stringContaining('Changed'),
    expect.stringContaining('Cancelled'),
  ]);
});

test('an answer of an invited guest does not count as an invitation', async () => {
  await addSentInvitations(invitations - 1);
  const event = await addEventFor(site.host());
  const [id = 0] = await addGuestsFor(site.host(), event.id, ['bea@example.org']);
  await invite(event);
  await sendDueMails(site.app());
  await sendForm(site.app(), await guestPath(site.host(), id), { status: 'accepted' });
  await sendDueMails(site.app());
  expect(sentMails).toHaveLength(2);
});
