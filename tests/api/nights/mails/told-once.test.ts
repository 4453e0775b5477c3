import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { cancelEvent, changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { undoWaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { channels } from '#shared/schema/channels.ts';
import { mails, mailSends } from '#shared/schema/mails.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { MAIL_BUDGET } from '#server/platform/mails/mail-budget.ts';
import type { Mail, Mailer } from '#server/platform/mails/mailer.ts';
import { deleteGuestsDevices } from '#server/platform/notices/devices-store.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { sendDueMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { addChannelFor, deliverAll, deliverDue, startReceiver } from '#tests/support/rows/channels.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGuestsDevice } from '#tests/support/rows/notices.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/** `TOLD=1000` tries so many. */
const SEQUENCES = Number(process.env['TOLD'] ?? 20);
const GUESTS = 2;
const DAYS = ['2999-05-03T18:00:00Z', '2999-05-04T18:00:00Z', '2999-05-10T19:00:00Z'];

const guest = fc.nat(GUESTS - 1);
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('move' as const), day: fc.nat(DAYS.length - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('answer' as const), guest, status: fc.constantFrom('accepted', 'maybe') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('device' as const),
      guest,
      alsoMailed: fc.boolean(),
      isQuiet: fc.boolean(),
      takes: fc.constantFrom(201, 201, 201, 503, 410),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('mute' as const, 'unmute' as const, 'mailsInstead' as const), guest }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('write' as const, 'undo' as const, 'nextDay' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('cancel' as const, 'channelFails' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('mailServer' as const), isUp: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('deliver' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const service = await startPushService();
const receiver = await startReceiver();
const isOfPushes = (url: URL) => url.origin === service.server.origin;
const posters = { pushes: service.server.poster(), channels: receiver.server.poster() };
const postJson: typeof posters.pushes = {
  accepts: () => true,
  post: (url, ...rest) => posters[isOfPushes(url) ? 'pushes' : 'channels'].post(url, ...rest),
};
const sentMails: Mail[] = [];
let isMailServerUp = true;
const mailer: Mailer = {
  send: async (mail) => {
    if (!isMailServerUp) throw Object.assign(new Error('no mail server'), { code: 'ECONNREFUSED' });
    sentMails.push(mail);
  },
  verify: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const app = testApp({ services: { mailer, postJson } });
afterAll(async () => {
  await service.server.close();
  await receiver.server.close();
});

/** Quiet until shortly before the same minute of the next day. */
function quietNow() {
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  return { quietFrom: (minute + 1439) % 1440, quietUntil: (minute + 1430) % 1440 };
}

let evenings = 0;
interface Guest {
  email: string;
  id: number;
  path: string;
  browser: ReturnType<typeof service.subscribe>;
  /** Null without a device. */
  device: { alsoMailed: boolean; takes: number } | null;
  isMuted: boolean;
  wasMuted: boolean;
  /** The date that they were told last, on whatever way, or answered for. */
  knows: number;
  /** Numbers of rows that they were told by each way, and in the last day. */
  mailed: Set<string>;
  noticed: Set<string>;
  today: Set<string>;
}
interface Evening {
  host: Person;
  params: { id: number };
  guests: Guest[];
  posted: Set<string>;
}

/** An invited night. The first guest is told on a device from the beginning. */
async function anEvening() {
  const host = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  const { id } = await addEventFor(host, { date: DAYS[0] });
  evenings += 1;
  const emails = Array.from({ length: GUESTS }, (_, place) => `guest${place}of${evenings}@example.org`);
  const ids = await addGuestsFor(host, id, emails);
  await host.call(sendInvitations, { params: { id } });
  await addChannelFor(host, receiver.server.origin);
  const guests = await Promise.all(
    emails.map(async (email, place): Promise<Guest> => ({
      email,
      id: ids[place] ?? 0,
      path: await guestPath(host, ids[place] ?? 0),
      browser: service.subscribe(),
      device: null,
      isMuted: false,
      wasMuted: false,
      knows: Date.parse(DAYS[0] ?? ''),
      mailed: new Set<string>(),
      noticed: new Set<string>(),
      today: new Set<string>(),
    })),
  );
  await sendDueMails(app);
  sentMails.length = 0;
  const evening: Evening = { host, params: { id }, guests, posted: new Set<string>() };
  await perform(evening, { act: 'device', guest: 0, alsoMailed: false, isQuiet: false, takes: 201 });
  return evening;
}

const rowOf = (name = '') => /(?:mail|night)-(\d+)/.exec(name)?.[1] ?? '';
const { host: most, cancellations, answers } = MAIL_BUDGET.recipientOfHost;

/** What arrived since the last time, on all ways. */
async function read({ guests, posted, params }: Evening): Promise<void> {
  service.check();
  const [night] = await app.services.db.select().from(events).where(eq(events.id, params.id));
  const pushes = service.pushes.splice(0);
  const mailsNow = sentMails.splice(0);
  for (const one of guests) {
    const noticed = pushes.filter(({ to }) => one.browser.endpoint.endsWith(to)).map(({ topic }) => rowOf(topic));
    const mailed = mailsNow.filter(({ to }) => to === one.email).map(({ messageId }) => rowOf(messageId));
    if (one.isMuted) expect([noticed, mailed], 'nobody who muted it is told').toEqual([[], []]);
    for (const row of noticed) {
      expect(one.noticed.has(row), 'a device is told once').toBe(false);
      one.noticed.add(row);
    }
    for (const row of mailed) {
      expect(one.mailed.has(row), 'a mail comes once').toBe(false);
      one.mailed.add(row);
      if (one.noticed.has(row)) expect(one.device?.alsoMailed, 'both ways only if chosen').not.toBe(false);
    }
    for (const row of [...noticed, ...mailed]) one.today.add(row);
    if (noticed.length + mailed.length > 0) one.knows = night?.date.getTime() ?? 0;
    expect(one.today.size, 'the budget counts all ways').toBeLessThanOrEqual(most + cancellations + answers);
  }
  for (const { headers } of receiver.posts.splice(0)) {
    const id = String(headers['webhook-id']);
    expect(posted.has(id), 'a channel is told once').toBe(false);
    posted.add(id);
  }
}

/** Time passes: for mails, and for what guests answered. */
async function pass(interval: string): Promise<void> {
  await shiftClock(app, interval);
  const respondedAt = sql`${eventAttendees.respondedAt} - ${interval}::interval`;
  await app.services.db.update(eventAttendees).set({ respondedAt });
}

async function perform(evening: Evening, done: Act): Promise<void> {
  const { host, params, guests } = evening;
  const one = guests['guest' in done ? done.guest : 0];
  if (!one) throw new Error('no such guest');
  switch (done.act) {
    case 'move':
      return void (await host.call(changeEvent, { params, body: { date: DAYS[done.day] } }));
    case 'answer': {
      await send(app, one.path, { status: done.status });
      const [night] = await app.services.db.select().from(events).where(eq(events.id, params.id));
      one.knows = night?.date.getTime() ?? 0;
      return;
    }
    case 'device': {
      const { alsoMailed, isQuiet, takes } = done;
      service.answers(one.browser.endpoint, takes);
      await addGuestsDevice(app, one.id, one.browser, { alsoMailed, ...(isQuiet && quietNow()) });
      one.device = { alsoMailed, takes };
      return;
    }
    case 'mailsInstead':
      one.device = null;
      return deleteGuestsDevices(app.services.db, one.id);
    case 'mute':
    case 'unmute': {
      one.isMuted = done.act === 'mute';
      one.wasMuted ||= one.isMuted;
      const mutedAt = one.isMuted ? 'now()' : 'null';
      return void (await app.services.db.execute(
        `update event_attendees set muted_at = ${mutedAt} where id = ${one.id}`,
      ));
    }
    case 'write':
      return void (await host.call(sendMessage, { params, body: { audience: 'invited', text: 'See you!' } }));
    case 'undo':
      return void (await host.call(undoWaitingMails, { params }));
    case 'cancel':
      return void (await host.call(cancelEvent, { params }));
    case 'channelFails':
      receiver.answers(503);
      await app.services.db.update(channels).set({ pausedAt: null });
      await deliverDue(app);
      receiver.posts.length = 0;
      receiver.answers(204);
      return;
    case 'mailServer':
      isMailServerUp = done.isUp;
      return;
    case 'nextDay':
      await pass('25 hours');
      for (const each of guests) each.today.clear();
      return;
    case 'deliver':
      await pass('5 minutes');
      await sendDueMails(app);
      await deliverAll(app);
      return read(evening);
  }
}

/** Once the mail server is back, quiet hours are over and days have passed, nothing is left to tell. */
async function end(evening: Evening): Promise<void> {
  isMailServerUp = true;
  await app.services.db.update(noticeDevices).set({ quietFrom: null, quietUntil: null });
  for (let day = 0; day < 4; day += 1) {
    await perform(evening, { act: 'nextDay' });
    await sendDueMails(app);
    await read(evening);
  }
  const waiting = await app.services.db.$count(mails, inArray(mails.state, [...PENDING_MAIL_STATES]));
  expect(waiting, 'nothing waits for ever').toBe(0);
  const [night] = await app.services.db.select().from(events).where(eq(events.id, evening.params.id));
  if (night?.status !== 'scheduled') return;
  for (const one of evening.guests)
    if (!one.wasMuted) expect(new Date(one.knows), 'who muted nothing knows the date').toEqual(night.date);
}

test(
  `in ${SEQUENCES} generated sequences everybody is told the date, nobody the same twice on one way or what they muted`,
  async () => {
    let noticed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
        const evening = await anEvening();
        try {
          for (const done of acts) await perform(evening, done);
          await end(evening);
          noticed += evening.guests.reduce((sum, one) => sum + one.noticed.size, 0);
        } finally {
          await app.services.db.delete(users).where(eq(users.id, evening.host.id));
          await app.services.db.delete(mailSends);
          await app.services.db.delete(mails);
          service.pushes.length = 0;
          sentMails.length = 0;
          receiver.posts.length = 0;
        }
      }),
      { numRuns: SEQUENCES },
    );
    expect(noticed).toBeGreaterThan(SEQUENCES / 10);
    process.stdout.write(`${SEQUENCES} sequences; ${noticed} notices\n`);
  },
  60_000 + SEQUENCES * 5_000,
);
