import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';

const site = mailingSite();
const DAY_MS = 86_400_000;
const sent = async (kind: (typeof mails.$inferSelect)['kind']) =>
  site.app().services.db.$count(mails, and(eq(mails.kind, kind), eq(mails.state, 'sent')));
const pending = () => site.app().services.db.$count(mails, eq(mails.state, 'held'));

describe('the mail budget is sufficient for', () => {
  test('moving and cancelling a night with 60 guests', async () => {
    site.becomes(await makeOwner(site.app(), { isPremiumPlus: true }));
    const event = await addEventFor(site.host());
    await addGuestsFor(site.host(), event.id, addresses(60));
    await site.host().call(contracts.sendInvitations, of(event));
    await sendDueMails(site.app());
    await site.host().call(contracts.changeEvent, { ...of(event), body: { date: '2999-05-04T18:00:00Z' } });
    await sendDelayedMails(site.app());
    expect(await sent('changed')).toBe(60);
    await site.host().call(contracts.cancelEvent, of(event));
    await sendDelayedMails(site.app());
    expect([await sent('cancelled'), await pending()]).toEqual([60, 0]);
  });

  test('a day of a Free host with 20 guests: invitations, answers, a change, reminders and results', async () => {
    site.becomes(await makeOwner(site.app()));
    const date = new Date(Date.now() + 20 * 3_600_000);
    const event = await addEventFor(site.host(), { date: date.toISOString() });
    const ids = await addGuestsFor(site.host(), event.id, addresses(20));
    await site.host().call(contracts.sendInvitations, of(event));
    await sendDueMails(site.app());
    for (const id of ids) await sendForm(site.app(), await guestPath(site.host(), id), { status: 'accepted' });
    await site.host().call(contracts.changeEvent, { ...of(event), body: { location: 'The kitchen' } });
    await sendDelayedMails(site.app());
    await site
      .app()
      .services.db.update(eventAttendees)
      .set({ invitedAt: new Date(Date.now() - 3 * DAY_MS), respondedAt: new Date(Date.now() - 3 * DAY_MS) })
      .where(eq(eventAttendees.eventId, event.id));
    await queueReminders(site.app().services.db);
    await sendDueMails(site.app());
    await site
      .app()
      .services.db.update(events)
      .set({ date: new Date(Date.now() - 3_600_000) })
      .where(eq(events.id, event.id));
    const list = (await site.host().call(attendees.listAttendees, of(event))).body;
    const came = list.map(({ id }) => id);
    await site.host().call(wrapUp, { ...of(event), body: { came, plays: [], sendsResults: true } });
    await sendDelayedMails(site.app());
    const kinds = ['invitation', 'answer_received', 'changed', 'reminder', 'results'] as const;
    const counts = [];
    for (const kind of kinds) counts.push(`${kind} ${await sent(kind)}`);
    expect(counts).toEqual(kinds.map((kind) => `${kind} 20`));
    expect(await pending()).toBe(0);
  });

  test('an account whose plan has ended sends within the limits of its current plan', async () => {
    site.becomes(await makeOwner(site.app(), { isPremiumPlus: true }));
    const event = await addEventFor(site.host());
    await addGuestsFor(site.host(), event.id, addresses(100));
    await site.host().call(contracts.sendInvitations, of(event));
    await site.app().services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, site.host().id));
    await sendDueMails(site.app());
    expect([await sent('invitation'), await pending()]).toEqual([60, 40]);
  });
});
