import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import * as channels from '#shared/nights/news/channels-contract.ts';
import { cancelEvent, changeEvent, deleteEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { sendWaitingMails, undoWaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { addChannelFor, deliverAll, deliverDue, startReceiver } from '#tests/support/rows/channels.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';

const receiver = await startReceiver();
const { posts, told } = receiver;
const app = testApp({ services: { postJson: receiver.server.poster() } });
afterAll(() => receiver.server.close());

let ana: Person;
let channelId: number;
beforeEach(async () => {
  receiver.answers(204);
  ana = await makeOwner(app, { isPremiumPlus: true });
  channelId = await addChannelFor(ana, receiver.server.origin);
  await deliverAll(app);
  posts.length = 0;
});

const KITCHEN = 'Our kitchen';
const PLANNED = 'Planned: Friday night\nFri 3 May 2999, 18:00 (UTC)';

/** A night that the channel was told of. */
async function toldNight(changes: object = {}): Promise<number> {
  const { id } = await addEventFor(ana, changes);
  await deliverAll(app);
  posts.length = 0;
  return id;
}
const change = (id: number, body: object) => ana.call(changeEvent, { params: { id }, body });
const delivered = async () => {
  await deliverAll(app);
  return told();
};

describe('nothing is said', () => {
  test('of a night for three minutes after it was planned', async () => {
    await addEventFor(ana);
    await deliverDue(app);
    expect(told()).toEqual([]);
    expect(await delivered()).toEqual([PLANNED]);
  });

  test('of a night that a personal token makes', async () => {
    const { program } = await makeToken(app, ana, 'nights');
    await addEventFor(program, { hostEmail: ana.email });
    expect(await delivered()).toEqual([]);
  });

  test('of such a night when its host moves and cancels it', async () => {
    const { program } = await makeToken(app, ana, 'nights');
    const { id } = await addEventFor(program, { hostEmail: ana.email });
    await change(id, { date: '2999-05-04T18:00:00Z' });
    expect(await delivered()).toEqual([]);
    await ana.call(cancelEvent, { params: { id } });
    expect(await delivered()).toEqual([]);
  });

  test('of results that a personal token sends', async () => {
    const { program } = await makeToken(app, ana, 'nights');
    const id = await toldNight();
    await endedDaysAgo(app, id, 1);
    const plays = [{ key: 'a', gameTitle: 'Heat', players: '["Bea","Cai"]', scores: '[12,7]' }];
    const body = { came: [], plays, sendsResults: true };
    expect((await program.call(wrapUp, { params: { id }, body })).status).toBe(200);
    expect(await delivered()).toEqual([]);
  });

  test('of a cancellation once the night would have been over', async () => {
    const id = await toldNight();
    await ana.call(cancelEvent, { params: { id } });
    await app.services.db.execute(
      sql`update channel_deliveries set payload = payload || '{"date": "2020-05-03T18:00:00Z"}' where event_id = ${id}`,
    );
    expect(await delivered()).toEqual([]);
  });

  test('of the place that a night hid until it was moved and made public', async () => {
    const id = await toldNight({ location: KITCHEN, showsPlace: false });
    await change(id, { location: 'The library', showsPlace: true, isPublic: true });
    expect(await delivered()).toEqual([]);
  });

  test('of a night that was cancelled or deleted before that', async () => {
    const { id } = await addEventFor(ana);
    await ana.call(cancelEvent, { params: { id } });
    const other = await addEventFor(ana);
    await ana.call(deleteEvent, { params: { id: other.id } });
    expect(await delivered()).toEqual([]);
  });

  test('of a past night, of a night whose date is still asked for, and when that is cancelled', async () => {
    await addEventFor(ana, { date: '2020-05-03T18:00:00Z' });
    const { id } = await addDatePollFor(ana);
    await ana.call(cancelEvent, { params: { id } });
    expect(await delivered()).toEqual([]);
  });

  test('of a move that is undone by hand', async () => {
    const id = await toldNight();
    await change(id, { date: '2999-05-04T18:00:00Z' });
    await change(id, { date: '2999-05-03T18:00:00Z' });
    expect(await delivered()).toEqual([]);
  });

  test('of a move or a cancellation that is undone by its button', async () => {
    const id = await toldNight();
    await addGuestsFor(ana, id, [`bea.${id}@example.org`]);
    await ana.call(sendInvitations, { params: { id } });
    await sendDueMails(app);
    await change(id, { date: '2999-05-04T18:00:00Z' });
    expect((await ana.call(undoWaitingMails, { params: { id } })).status).toBe(200);
    await ana.call(cancelEvent, { params: { id } });
    expect((await ana.call(undoWaitingMails, { params: { id } })).status).toBe(200);
    expect(await delivered()).toEqual([]);
  });

  test('of other words, and of another place that only guests see', async () => {
    const id = await toldNight({ location: KITCHEN });
    await change(id, { title: 'Saturday night', description: 'Bring cake', location: 'The library' });
    expect(await delivered()).toEqual([]);
  });

  test('by a paused channel, and of news that the channel is not to tell', async () => {
    await addChannelFor(ana, receiver.server.origin, { name: 'Only results', news: ['night.results'] });
    receiver.answers(410);
    await ana.call(channels.testChannel, { params: { id: channelId } });
    await deliverAll(app);
    posts.length = 0;
    await addEventFor(ana);
    expect(await delivered()).toEqual([]);
  });
});

describe('a channel is told', () => {
  test('of a planned night as it is when it leaves, once', async () => {
    const { id } = await addEventFor(ana, { title: 'Firday', maxAttendees: 6, location: KITCHEN });
    await change(id, { title: 'Friday night', date: '2999-05-04T18:00:00Z' });
    const join = (await ana.call(setJoinLink, { params: { id }, body: { state: 'on' } })).body.url;
    expect(await delivered()).toEqual([
      'Planned: Friday night\nSat 4 May 2999, 18:00 (UTC) · Our kitchen · 5 of 6 seats left',
    ]);
    expect(join).toContain('/join/');
  });

  test('of a planned night that was cancelled and taken back meanwhile', async () => {
    const { id } = await addEventFor(ana);
    await addGuestsFor(ana, id, [`bea.${id}@example.org`]);
    await ana.call(sendInvitations, { params: { id } });
    await sendDueMails(app);
    await ana.call(cancelEvent, { params: { id } });
    expect((await ana.call(undoWaitingMails, { params: { id } })).status).toBe(200);
    expect(await delivered()).toEqual([PLANNED]);
  });

  test('of the page on which anybody can join, and of no place that this page hides', async () => {
    const { id } = await addEventFor(ana, { location: KITCHEN, showsPlace: false });
    const { url } = (await ana.call(setJoinLink, { params: { id }, body: { state: 'on' } })).body;
    await deliverAll(app);
    expect(posts[0]?.body.night).toMatchObject({ place: null, url, seats: null });
    expect(posts[0]?.text).not.toContain(KITCHEN);
  });

  test('of two moves as one', async () => {
    const id = await toldNight();
    await change(id, { date: '2999-05-04T18:00:00Z' });
    await change(id, { date: '2999-05-05T18:00:00Z' });
    expect(await delivered()).toEqual([
      'Moved: Friday night\nNow: Sun 5 May 2999, 18:00 (UTC)\nBefore: Fri 3 May 2999, 18:00 (UTC)',
    ]);
  });

  test('of another place that anybody may see', async () => {
    const id = await toldNight({ location: KITCHEN, isPublic: true });
    await change(id, { location: 'The library' });
    expect(await delivered()).toEqual([
      'Moved: Friday night\nNow: Fri 3 May 2999, 18:00 (UTC) · The library\nBefore: Our kitchen',
    ]);
  });

  test('of a move and a cancellation by a personal token, if it knows the night', async () => {
    const { program } = await makeToken(app, ana, 'nights');
    const id = await toldNight();
    await program.call(changeEvent, { params: { id }, body: { date: '2999-05-04T18:00:00Z' } });
    expect((await delivered())[0]).toContain('Moved: Friday night');
    await program.call(cancelEvent, { params: { id } });
    expect((await delivered())[0]).toContain('Cancelled: Friday night');
  });

  test('at once when the host sends the waiting mails', async () => {
    const id = await toldNight();
    await change(id, { date: '2999-05-04T18:00:00Z' });
    await ana.call(sendWaitingMails, { params: { id } });
    await deliverDue(app);
    expect(told()[0]).toContain('Moved: Friday night');
  });

  test('of a cancellation, without the reason', async () => {
    const id = await toldNight();
    await ana.call(cancelEvent, { params: { id }, body: { reason: 'I have the flu' } });
    await deliverAll(app);
    expect(posts.map(({ text }) => text).join()).not.toContain('flu');
    expect(told()).toEqual(['Cancelled: Friday night\nIt was on Fri 3 May 2999, 18:00 (UTC).']);
  });

  test('of a night that is deleted, though nothing is left of it', async () => {
    const id = await toldNight();
    await change(id, { date: '2999-05-04T18:00:00Z' });
    await ana.call(deleteEvent, { params: { id } });
    expect(await delivered()).toEqual(['Cancelled: Friday night\nIt was on Sat 4 May 2999, 18:00 (UTC).']);
  });

  test('of a date that is set', async () => {
    const { id, optionIds } = await addDatePollFor(ana);
    await ana.call(setPollDate, { params: { id }, body: { optionId: optionIds[0], anyway: true } });
    await setDueDates(app.services.db, new Date('2999-04-01T00:00:00Z'));
    await deliverDue(app);
    expect(told()[0]).toMatch(/^The date is set: /);
  });

  test('of results by first names, once', async () => {
    const { id } = await addEventFor(ana);
    await endedDaysAgo(app, id, 1);
    const plays = [
      { key: 'a', gameTitle: 'Heat', players: '["Bea Fontaine","Cai"]', scores: '[12,7]' },
      { key: 'b', gameTitle: 'Azul', players: '["Bea Fontaine"]', scores: '[null]' },
    ];
    const body = { came: [], plays, sendsResults: true };
    await ana.call(wrapUp, { params: { id }, body });
    expect(await delivered()).toEqual(['How it went: Friday night\nHeat: Bea wins · Azul: No winner']);
    await ana.call(wrapUp, { params: { id }, body });
    expect(await delivered()).toEqual([]);
  });

  test('of no names if guests do not see each other', async () => {
    const { id } = await addEventFor(ana, { showsGuests: false });
    await endedDaysAgo(app, id, 1);
    const plays = [{ key: 'a', gameTitle: 'Heat', players: '["Bea","Cai"]', scores: '[12,7]' }];
    await ana.call(wrapUp, { params: { id }, body: { came: [], plays, sendsResults: true } });
    expect(await delivered()).toEqual(['How it went: Friday night\nHeat']);
  });
});

test('a guest is in no message', async () => {
  const id = await toldNight({ maxAttendees: 6 });
  await addGuestsFor(ana, id, ['secret.guest@example.org']);
  await ana.call(sendInvitations, { params: { id } });
  await change(id, { date: '2999-05-04T18:00:00Z' });
  await deliverAll(app);
  expect(posts.length).toBe(1);
  expect(posts[0]?.text).not.toMatch(/secret|@|rsvp/);
});
