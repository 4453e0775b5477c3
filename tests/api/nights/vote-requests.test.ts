import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cancelEvent, setEventGames } from '#shared/nights/events-contract.ts';
import { askForVotes, getVotes, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { answerFor, aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDelayedMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
const GUESTS = ['ben@example.org', 'cleo@example.org', 'dan@example.org'];
let maya: Person;
let night: Awaited<ReturnType<typeof aVotedNight>>;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  night = await aVotedNight(maya, { guests: GUESTS });
});

const params = () => ({ params: { id: night.eventId } });
const ask = () => maya.call(askForVotes, params());
const unvoted = async () => (await maya.call(getVotes, params())).body.unvoted;
const asked = async () =>
  (
    await app.services.db
      .select()
      .from(mails)
      .where(and(eq(mails.eventId, night.eventId), eq(mails.kind, 'vote_request')))
      .orderBy(mails.id)
  ).map(({ to, occurrence }) => `${to} ${occurrence}`);
const vote = async (guest: number) =>
  send(app, `${await guestPath(maya, night.guestIds[guest] ?? 0)}/votes`, { [`want-${night.gameIds[0]}`]: 'yes' });

test('another host cannot ask, and nobody is asked about a night without games, with a closed vote or cancelled', async () => {
  expect((await (await makeOwner(app)).call(askForVotes, params())).status).toBe(404);
  await maya.call(setEventGames, { ...params(), body: { gameIds: [] } });
  expect((await ask()).refusal.code).toBe('nothing_to_vote_on');
  expect(await unvoted()).toEqual({ guests: 0, lastAskedAt: null, askableFrom: null });
  await maya.call(setVoteClosed, { ...params(), body: { closed: true } });
  expect((await ask()).refusal.code).toBe('vote_closed');
  await maya.call(cancelEvent, params());
  expect((await ask()).refusal.code).toBe('event_cancelled');
  expect(await asked()).toEqual([]);
});

test('nobody is asked who has voted, did not accept or wants no mails', async () => {
  await vote(0);
  await answerFor(maya, night.guestIds[1] ?? 0, 'maybe');
  await app.services.db.insert(mailOptOuts).values({ userId: maya.id, email: 'dan@example.org' });
  const { refusal } = await ask();
  expect(refusal).toMatchObject({
    code: 'nobody_to_nudge',
    message: 'Everybody who accepted and can be written to has voted.',
  });
  await answerFor(maya, night.guestIds[1] ?? 0, 'accepted');
  expect((await ask()).body).toEqual({ asked: 1, heldBack: 0 });
  expect(await asked()).toEqual(['cleo@example.org 0']);
});

test('a guest is asked at most once a day, and the host sees when', async () => {
  await vote(0);
  expect(await unvoted()).toMatchObject({ guests: 2, lastAskedAt: null, askableFrom: new Date(0).toISOString() });
  const replies = await Promise.all([ask(), ask()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const { refusal, headers } = await ask();
  expect(refusal).toMatchObject({
    code: 'nudged_lately',
    message: expect.stringContaining('who has not voted was asked'),
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
  const { lastAskedAt, askableFrom } = await unvoted();
  expect(Date.parse(askableFrom ?? '') - Date.parse(lastAskedAt ?? '')).toBe(86_400_000);
  await markSent(app);
  await shiftClock(app, '25 hours');
  expect((await ask()).body).toEqual({ asked: 2, heldBack: 0 });
  expect(await asked()).toEqual(['cleo@example.org 0', 'dan@example.org 0', 'cleo@example.org 1', 'dan@example.org 1']);
});

test('the mail leads to the votes on the page of a guest; whoever has voted before it leaves gets none', async () => {
  await sendDelayedMails(app);
  sentMails.length = 0;
  expect((await ask()).body).toEqual({ asked: 3, heldBack: 0 });
  await vote(0);
  await sendDelayedMails(app);
  expect(sentMails.map(({ to }) => to).toSorted()).toEqual(['cleo@example.org', 'dan@example.org']);
  const path = await guestPath(maya, night.guestIds[1] ?? 0);
  const cleos = sentMails.find(({ to }) => to === 'cleo@example.org');
  expect(cleos?.text).toMatch(new RegExp(`Vote for Games: \\S+${path}#votes`));
  expect(await unvoted()).toMatchObject({ guests: 2 });
});

test('no mail leaves once there is no game any more', async () => {
  await sendDelayedMails(app);
  sentMails.length = 0;
  await ask();
  await maya.call(setEventGames, { ...params(), body: { gameIds: [] } });
  await sendDelayedMails(app);
  expect(sentMails).toEqual([]);
});
