import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeAttendee, resendInvitation } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { nudgeGuest } from '#shared/nights/nudges-contract.ts';
import { sendWaitingMails, undoWaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailSends } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { recordingMailer, sendDueMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { GuestCalendar, saysOf } from './a-guests-desk.ts';

/** `EVENINGS=2000` tries so many. */
const EVENINGS = Number(process.env['EVENINGS'] ?? 30);
const GUESTS = ['ana', 'ben', 'cat'] as const;
const DAYS = ['2999-05-03T18:00:00Z', '2999-05-04T18:00:00Z', '2999-05-10T19:00:00Z'].map((day) => new Date(day));

const guest = fc.nat(GUESTS.length - 1);
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('invite' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      guest,
      status: fc.constantFrom('accepted', 'accepted', 'maybe', 'declined'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('move' as const), day: fc.nat(DAYS.length - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('place' as const), place: fc.constantFrom('Hall', 'Kitchen') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('askAgain' as const, 'nudge' as const, 'remove' as const), guest }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('write' as const, 'sendNow' as const, 'undo' as const) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('deliver' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
);

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let evenings = 0;

/** A night with two free seats and three guests, each with a mailbox and a calendar. */
async function anEvening() {
  const host = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  const { id } = await addEventFor(host, { date: DAYS[0]?.toISOString(), maxAttendees: 3 });
  evenings += 1;
  const emails = GUESTS.map((name) => `${name}${evenings}@example.org`);
  const ids = await addGuestsFor(host, id, emails);
  const guests = await Promise.all(
    emails.map(async (email, index) => ({
      email,
      id: ids[index] ?? 0,
      path: await guestPath(host, ids[index] ?? 0),
      calendar: new GuestCalendar(),
      hasFile: false,
      /** The date that they last answered for, and that they last read of. */
      answeredFor: null as number | null,
      reads: null as number | null,
    })),
  );
  return { host, eventId: id, guests };
}
type Evening = Awaited<ReturnType<typeof anEvening>>;

const eventOf = async ({ eventId }: Evening) =>
  (await app.services.db.select().from(events).where(eq(events.id, eventId)))[0];
const attendeeOf = async ({ id }: { id: number }) =>
  (await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, id)))[0];

/** Reads what arrived: each mail is true on arrival. */
async function read(evening: Evening): Promise<void> {
  await sendDueMails(app);
  const mails = sentMails.splice(0);
  const date = (await eventOf(evening))?.date.getTime() ?? 0;
  for (const one of evening.guests) {
    const mine = mails.filter(({ to }) => to === one.email);
    for (const mail of mine) {
      const { confirms } = saysOf(mail);
      if (mail.calendar) {
        one.calendar.take(mail.calendar.content);
        one.hasFile = true;
      }
      if (confirms !== null && confirms !== 'said no') {
        expect(one.answeredFor, 'a confirmation names the date that was answered').toBe(date);
      }
      if (confirms !== 'said no' && mail.calendar?.method !== 'CANCEL') one.reads = date;
      if (mail.calendar?.method === 'PUBLISH')
        expect(one.calendar.entry?.start, 'a file has the date of the night').toBe(date);
    }
    const said = mine.map(saysOf);
    const both = said.some(({ moves }) => moves) && said.some(({ confirms }) => confirms && confirms !== 'said no');
    expect(both, 'an answer and a move come in one mail').toBe(false);
  }
}

/** Once no mail waits, calendars show the truth, and whoever knows of the night knows its date. */
async function expectTruth(evening: Evening): Promise<void> {
  await shiftClock(app, '25 hours');
  const earlier = sql`${eventAttendees.respondedAt} - interval '25 hours'`;
  await app.services.db.update(eventAttendees).set({ respondedAt: earlier });
  await read(evening);
  const event = await eventOf(evening);
  for (const one of evening.guests) {
    const row = await attendeeOf(one);
    const { entry } = one.calendar;
    if (!row || event?.status === 'cancelled' || row.status === 'declined') {
      expect(entry, `${one.email} has no entry`).toBeNull();
    } else if (one.reads !== null || one.answeredFor !== null) {
      expect(one.reads, `${one.email} has read the date`).toBe(event?.date.getTime());
      expect(entry).toEqual({
        start: event?.date.getTime(),
        status: row.status === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
      });
    }
  }
}

async function perform(evening: Evening, done: Act): Promise<void> {
  const { host, eventId, guests } = evening;
  const params = { id: eventId };
  switch (done.act) {
    case 'invite':
      return void (await host.call(sendInvitations, { params }));
    case 'answer': {
      const one = guests[done.guest];
      if (!one || (await open(app, one.path)).status !== 200) return;
      const { status } = await send(app, one.path, { status: done.status });
      if (status === 303) one.answeredFor = (await eventOf(evening))?.date.getTime() ?? null;
      return;
    }
    case 'move':
      return void (await host.call(changeEvent, { params, body: { date: DAYS[done.day] } }));
    case 'place':
      return void (await host.call(changeEvent, { params, body: { location: done.place } }));
    case 'askAgain':
      return void (await host.call(resendInvitation, { params: { id: guests[done.guest]?.id ?? 0 } }));
    case 'nudge':
      return void (await host.call(nudgeGuest, { params: { id: guests[done.guest]?.id ?? 0 } }));
    case 'write':
      return void (await host.call(sendMessage, { params, body: { audience: 'invited', text: 'See you!' } }));
    case 'sendNow':
      return void (await host.call(sendWaitingMails, { params }));
    case 'undo':
      return void (await host.call(undoWaitingMails, { params }));
    case 'remove':
      return void (await host.call(removeAttendee, { params: { id: guests[done.guest]?.id ?? 0 } }));
    case 'deliver':
      return read(evening);
    case 'wait':
      return expectTruth(evening);
    case 'cancel':
      return void (await host.call(cancelEvent, { params }));
  }
}

const move = (day: number): Act => ({ act: 'move', day });
const put = (place: 'Hall' | 'Kitchen'): Act => ({ act: 'place', place });
const accept: Act = { act: 'answer', guest: 1, status: 'accepted' };

/** Evenings that were told wrongly once. */
const KNOWN: Act[][] = [
  [{ act: 'invite' }, { act: 'deliver' }, move(1), accept, move(0)],
  [{ act: 'invite' }, move(1), { act: 'wait' }, move(0), accept, { act: 'deliver' }],
  [{ act: 'invite' }, { act: 'wait' }, { act: 'answer', guest: 1, status: 'declined' }, { act: 'cancel' }],
  [{ act: 'invite' }, { act: 'wait' }, move(1), { act: 'askAgain', guest: 0 }, { act: 'deliver' }, move(0)],
  [accept, move(1), { act: 'wait' }, { act: 'answer', guest: 0, status: 'accepted' }, move(0), accept],
  [move(1), accept, move(0), { act: 'write' }, { act: 'deliver' }, move(1), { act: 'invite' }],
  [put('Kitchen'), accept, move(1), put('Hall'), accept, move(0), put('Kitchen')],
];

test(`in ${EVENINGS} generated evenings each mail is true when it is read, and calendars end with the truth`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      sentMails.length = 0;
      const evening = await anEvening();
      try {
        for (const done of acts) await perform(evening, done);
        await expectTruth(evening);
      } finally {
        await app.services.db.delete(users).where(eq(users.id, evening.host.id));
        await app.services.db.delete(mailSends);
      }
    }),
    { numRuns: EVENINGS + KNOWN.length, examples: KNOWN.map((acts) => [acts]) },
  );
}, 3_600_000);
