import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { setHostMails } from '#shared/nights/host-mails-contract.ts';
import { addNightComment, removeNightComment } from '#shared/nights/night-comments-contract.ts';
import { eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { queueCommentMails } from '#server/nights/comments/queue-comment-mails.ts';
import { queueDigests } from '#server/nights/mails/host-digests.ts';
import { sendMailsTo } from '#tests/support/mails/join-mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
const [BEN, ANA, CEM] = ['ben@example.org', 'ana@example.org', 'cem@example.org'];

let eventId: number;
let ids: number[];
let paths: string[];
/** Ben and Ana come, Cem declined; nothing waits to be reported. */
beforeEach(async () => {
  await app.services.db.delete(events);
  await app.services.db.delete(mails);
  eventId = (await addEventFor(maya, { allowsComments: true })).id;
  ids = await addGuestsFor(maya, eventId, [BEN, ANA, CEM]);
  await maya.call(sendInvitations, { params: { id: eventId } });
  paths = await Promise.all(ids.map((id) => guestPath(maya, id)));
  const answers = [
    ['Ben Okafor', 'accepted'],
    ['Ana Sá', 'maybe'],
    ['Cem', 'declined'],
  ] as const;
  for (const [place, [name, status]] of answers.entries()) await send(app, paths[place] ?? '', { name, status });
  await queueDigests(app.services.db, later(60));
  await markSent(app);
});

const HOUR = 60;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const write = (place: number, comment: string) => send(app, `${paths[place]}/comments`, { comment });
const waiting = async (kind: 'host_digest' | 'comments') =>
  (
    await app.services.db
      .select({ to: mails.to })
      .from(mails)
      .where(and(eq(mails.kind, kind), eq(mails.state, 'waiting')))
      .orderBy(mails.to)
  ).map(({ to }) => to);
const sentTo = async (to: string) => (await sendMailsTo(app, eventId, to)).map(({ subject, text }) => subject + text);

describe('the host', () => {
  test('gets no mail without the digest, of their own comments, or of old ones', async () => {
    await maya.call(addNightComment, { params: { id: eventId }, body: { text: 'Welcome' } });
    await queueDigests(app.services.db, later(HOUR));
    await write(0, 'Soup?');
    await queueDigests(app.services.db, later(4 * 24 * HOUR));
    await maya.call(setHostMails, { body: { digest: false } });
    await queueDigests(app.services.db, later(HOUR));
    expect(await waiting('host_digest')).toEqual([]);
  });

  test('gets comments in one digest after half an hour, together with answers, and each once', async () => {
    await write(0, 'Soup?');
    await write(1, 'Yes please');
    await queueDigests(app.services.db, later(29));
    expect(await waiting('host_digest')).toEqual([]);
    await queueDigests(app.services.db, later(31));
    await send(app, paths[1] ?? '', { status: 'accepted' });
    await queueDigests(app.services.db, later(62));
    expect(await waiting('host_digest')).toEqual([maya.email]);
    const [mail] = await sentTo(maya.email);
    expect(mail).toMatch(/^1 answer, 2 comments/);
    expect(mail).toMatch(/Ben Okafor[^]+Soup\?[^]+Ana Sá[^]+Yes please/);
    await queueDigests(app.services.db, later(120));
    expect(await waiting('host_digest')).toEqual([]);
  });

  test('gets them also after the night, and not those that were removed meanwhile', async () => {
    const past = new Date(Date.now() - 2 * 86_400_000);
    await app.services.db.update(events).set({ date: past }).where(eq(events.id, eventId));
    await write(0, 'That was fun');
    await queueDigests(app.services.db, later(31));
    expect(await sentTo(maya.email)).toEqual([expect.stringMatching(/^Ben Okafor comments[^]+That was fun/)]);
    await write(0, 'Again?');
    await queueDigests(app.services.db, later(31));
    const [last] = await app.services.db.select().from(eventComments).where(eq(eventComments.text, 'Again?'));
    await maya.call(removeNightComment, { params: { id: last?.id ?? 0 } });
    expect(await sentTo(maya.email)).toEqual([]);
  });
});

describe('guests', () => {
  const queue = (minutes: number) => queueCommentMails(app.services.db, later(minutes));

  test('get no mail at once, of their own comments, when they declined, or when they stopped mails', async () => {
    await write(0, 'Soup?');
    await queue(119);
    expect(await waiting('comments')).toEqual([]);
    await app.services.db
      .update(eventAttendees)
      .set({ mutedAt: new Date() })
      .where(eq(eventAttendees.id, ids[1] ?? 0));
    await queue(121);
    expect(await waiting('comments')).toEqual([]);
    await maya.call(addNightComment, { params: { id: eventId }, body: { text: 'Yes please' } });
    await app.services.db.insert(mailOptOuts).values({ userId: maya.id, email: BEN });
    await queue(121);
    expect(await sentTo(BEN)).toEqual([]);
  });

  test('get what others wrote since, in one mail a day at most', async () => {
    await write(0, 'Soup?');
    await maya.call(addNightComment, { params: { id: eventId }, body: { text: 'Yes please' } });
    await queue(121);
    await queue(121);
    expect(await waiting('comments')).toEqual([ANA, BEN]);
    const [toAna] = await sentTo(ANA);
    expect(toAna).toMatch(/^2 new comments: [^]+Ben[^]+Soup\?[^]+Maya Lindqvist[^]+Yes please/);
    expect(toAna).not.toContain('Okafor');
    const [toBen] = await sentTo(BEN);
    expect(toBen).toMatch(/^New comment: /);
    expect(toBen).not.toContain('Soup?');
    await write(1, 'With bread');
    await queue(5 * HOUR);
    expect(await waiting('comments')).toEqual([]);
    await queue(25 * HOUR);
    expect(await waiting('comments')).toEqual([BEN]);
    expect((await sentTo(BEN))[0]).toMatch(/^New comment: [^]+With bread/);
  });

  test('get none once the host turned comments off', async () => {
    await write(0, 'Soup?');
    await queue(121);
    await app.services.db.update(events).set({ allowsComments: false }).where(eq(events.id, eventId));
    expect(await sentTo(ANA)).toEqual([]);
    await queue(30 * HOUR);
    expect(await waiting('comments')).toEqual([]);
  });
});
