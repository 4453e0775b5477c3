import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails, sendDelayedMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { addTemplateFor } from '#tests/support/rows/template-payloads.ts';

const site = mailingSite();
const { sentMails } = site;
const DAY_MS = 86_400_000;
const sent = async (kind: (typeof mails.$inferSelect)['kind']) =>
  site.app().services.db.$count(mails, and(eq(mails.kind, kind), eq(mails.state, 'sent')));
const pending = () => site.app().services.db.$count(mails, eq(mails.state, 'held'));

/** With hundreds of mails each; nights of fewer are in `tests/api/security/mail-budget-suffices.test.ts`. */
describe('the mail budget is sufficient for', () => {
  test('a club of 150 with two weekly nights on Premium Plus: the first nights and each week after', async () => {
    site.becomes(await makeOwner(site.app(), { isPremiumPlus: true }));
    const members = addresses(150, 'member').map((email) => ({ email, name: null }));
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    for (const day of [2, 4]) {
      const night = { repeat: 'weekly', nextDate: dayIn(day), time: '19:00', timeZone: 'UTC' };
      await addTemplateFor(site.host(), { name: `Night ${day}`, attendees: members, ...night });
    }
    const nights = await site.app().services.db.$count(events, eq(events.userId, site.host().id));
    expect(nights).toBeGreaterThanOrEqual(4);
    // Of several nights of one template, each further one is invited to a day later.
    for (let day = 0; day < nights / 2; day += 1) {
      await sendDueMails(site.app());
      await shiftClock(site.app(), '1 day');
    }
    expect([await sent('invitation'), await pending()]).toEqual([150 * nights, 0]);

    await shiftClock(site.app(), '7 days');
    sentMails.splice(0);
    await makeRepeatingNights(site.app().services, new Date(Date.now() + 7 * DAY_MS));
    await sendDueMails(site.app());
    expect(sentMails).toHaveLength(2 * 150);
    expect(await pending()).toBe(0);
  }, 240_000);

  test('500 invitations and a change for all of them', async () => {
    site.becomes(await makeOwner(site.app(), { isPremiumPlus: true }));
    const event = await addEventFor(site.host());
    await addGuestsFor(site.host(), event.id, addresses(500));
    const { status, body } = await site.host().call(contracts.sendInvitations, of(event));
    expect([status, body]).toEqual([200, { sent: 500, heldBack: 0 }]);
    await sendDueMails(site.app());
    await site.host().call(contracts.changeEvent, { ...of(event), body: { location: 'The big hall' } });
    await sendDelayedMails(site.app());
    expect([await sent('invitation'), await sent('changed'), await pending()]).toEqual([500, 500, 0]);
  }, 120_000);
});
