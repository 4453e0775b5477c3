import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAttendee, listInvitations, removeAttendee } from '#shared/nights/attendees-contract.ts';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { duplicateEvent } from '#shared/nights/events-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { addDatePollFor, answerDatesOf, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const pollOf = async (id: number) => (await ana.call(getDatePoll, { params: { id } })).body;

async function threeDates(guests: number) {
  const { id } = await addDatePollFor(ana, SIX_DATES.slice(0, 3));
  const ids = await addGuestsFor(ana, id, addresses(guests));
  await markInvited(app, id);
  return { id, ids };
}

describe('during a date poll', () => {
  test('check-in and wrap-up are rejected, also after the last date', async () => {
    const {
      id,
      ids: [bea = 0],
    } = await threeDates(1);
    const { refusal } = await ana.call(changeAttendee, { params: { id: bea }, body: { checkedIn: true } });
    expect(refusal.code).toBe('finding_date');
    await app.services.db
      .update(events)
      .set({ date: new Date('2020-01-01T18:00:00Z') })
      .where(eq(events.id, id));
    expect((await ana.call(wrapUp, { params: { id }, body: { came: [], plays: [] } })).refusal.code).toBe(
      'finding_date',
    );
  });

  test('an approved newcomer has no RSVP, and their answers count from then on', async () => {
    const {
      id,
      ids: [bea = 0],
    } = await threeDates(1);
    await answerDatesOf(app, bea, 'yes');
    await app.services.db.update(eventAttendees).set({ awaitsApproval: true }).where(eq(eventAttendees.id, bea));
    expect((await pollOf(id)).options.map(({ yes }) => yes)).toEqual([1, 1, 1]);
    const { body } = await ana.call(changeAttendee, { params: { id: bea }, body: { approved: true } });
    expect(body).toMatchObject({ awaitsApproval: false, status: 'invited' });
    expect((await pollOf(id)).options.map(({ yes }) => yes)).toEqual([2, 2, 2]);
  });

  test('a removed guest is notified, and an invited guest sees the night among their invitations', async () => {
    const cai = await makeOwner(app);
    const {
      id,
      ids: [bea = 0],
    } = await threeDates(1);
    const [own = 0] = await addGuestsFor(ana, id, [cai.email]);
    await markInvited(app, id);
    expect((await cai.call(listInvitations, {})).body).toMatchObject([{ attendeeId: own, datesToChoose: 3 }]);
    await answerDatesOf(app, bea, 'yes');
    await ana.call(removeAttendee, { params: { id: bea } });
    const queued = await app.services.db
      .select({ kind: mails.kind, to: mails.to })
      .from(mails)
      .where(eq(mails.eventId, id));
    expect(queued).toEqual([{ kind: 'cancelled', to: 'guest0@example.org' }]);
  });

  test('a duplicate with one date can be created', async () => {
    const { id } = await threeDates(2);
    const { body } = await ana.call(duplicateEvent, { params: { id }, body: { date: '2999-07-01T18:00:00Z' } });
    expect(body).toMatchObject({ status: 'scheduled', datePoll: null, guests: 2 });
  });
});
