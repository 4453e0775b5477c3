import { beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { useTemplate } from '#shared/nights/templates-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { aVotedNight, endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { addTemplateFor } from '#tests/support/rows/template-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let program: Person;
let eventId: number;
let guest: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ({ program } = await makeToken(app, maya, 'nights'));
  eventId = (await addEventFor(maya)).id;
  [guest = 0] = await addGuestsFor(maya, eventId, ['gus@example.org']);
});

const queued = async () =>
  (await app.services.db.select().from(mails)).filter(({ userId }) => userId === maya.id).length;
const of = (id: number, body?: object) => ({ params: { id }, ...(body && { body }) });
const MAILS = {
  code: 'token_mails',
  message: 'This would send mail, and no token may do that. Sign in on the site and do it there.',
};

describe('of a night whose guests are invited a token', () => {
  beforeEach(async () => {
    await maya.call(events.sendInvitations, of(eventId));
    await markSent(app);
  });

  test.each([
    ['moves nothing', events.changeEvent, () => of(eventId, { date: '2999-06-01T18:00:00Z' })],
    ['cancels nothing', events.cancelEvent, () => of(eventId)],
    ['deletes nothing', events.deleteEvent, () => of(eventId)],
    ['removes nobody', attendees.removeAttendee, () => of(guest)],
  ])('%s, because that sends mail', async (_what, contract, sent) => {
    const [before, sentBefore] = [(await maya.call(events.getEvent, of(eventId))).body, await queued()];
    const { status, refusal, headers } = await program.call(contract, sent());
    expect([status, refusal]).toEqual([403, MAILS]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"');
    expect((await maya.call(events.getEvent, of(eventId))).body).toEqual(before);
    expect(await queued()).toBe(sentBefore);
    expect((await maya.call(contract, sent())).status).toBe(contract.status);
  });

  test('changes what is not mailed', async () => {
    const { status, body } = await program.call(attendees.changeAttendee, of(guest, { checkedIn: true }));
    expect([status, body.checkedIn]).toEqual([200, true]);
    const answered = await program.call(attendees.answerInvitation, of(guest, { status: 'declined' }));
    expect([answered.status, answered.body.status]).toEqual([200, 'declined']);
    const before = await queued();
    const renamed = await program.call(events.changeEvent, of(eventId, { title: 'Late Friday' }));
    expect([renamed.status, renamed.body.title, await queued()]).toEqual([200, 'Late Friday', before]);
  });

  test('of an invited person does not answer, because the answer is confirmed by mail', async () => {
    const gus = await makeOwner(app, { email: 'gus@example.org' });
    const theirs = await makeToken(app, gus, 'nights');
    const { refusal } = await theirs.program.call(attendees.answerInvitation, of(guest, { status: 'accepted' }));
    expect(refusal).toEqual(MAILS);
    expect((await gus.call(attendees.answerInvitation, of(guest, { status: 'accepted' }))).status).toBe(200);
  });
});

test('of a night whose guests are not invited a token changes everything, and nobody is mailed', async () => {
  const calls = [
    await program.call(events.changeEvent, of(eventId, { date: '2999-06-01T18:00:00Z' })),
    await program.call(attendees.addAttendees, of(eventId, { attendees: [{ email: 'ida@example.org' }] })),
    await program.call(attendees.removeAttendee, of(guest)),
    await program.call(events.cancelEvent, of(eventId)),
    await program.call(events.deleteEvent, of(eventId)),
  ];
  expect(calls.map(({ status }) => status)).toEqual([200, 201, 204, 200, 204]);
  expect(await queued()).toBe(0);
});

test('a night that a token makes is not sent to anybody', async () => {
  const made = await program.call(events.createEvent, { body: eventPayload({ hostEmail: maya.email }) });
  await addGuestsFor(program, made.body.id, ['gus@example.org']);
  const { id: template } = await addTemplateFor(maya, { attendees: [{ email: 'ida@example.org', name: null }] });
  const used = await program.call(useTemplate, of(template, { date: '2999-06-03T18:00:00Z' }));
  expect([made.status, used.status, used.body.uninvited]).toEqual([201, 201, 1]);
  expect((await program.call(events.getEvent, of(made.body.id))).body.uninvited).toBe(1);
  expect(await queued()).toBe(0);
});

test('a token wraps a night up, but sends no results', async () => {
  const { eventId: past, guestIds } = await aVotedNight(maya, { guests: ['ida@example.org'], titles: [] });
  await endedDaysAgo(app, past, 1);
  const body = { came: guestIds, plays: [{ key: 'a', gameTitle: 'Hive', players: '["Ida"]', scores: '[1]' }] };
  const { refusal } = await program.call(wrapUp, of(past, { ...body, sendsResults: true }));
  expect(refusal).toEqual(MAILS);
  const before = await queued();
  expect((await program.call(wrapUp, of(past, body))).status).toBe(wrapUp.status);
  expect(await queued()).toBe(before);
});

test('a token makes no night with a contact address that would be asked by mail', async () => {
  const body = eventPayload({ hostEmail: 'somebody@example.org' });
  expect((await program.call(events.createEvent, { body })).refusal).toEqual(MAILS);
  expect((await maya.call(events.listEvents, {})).body.map(({ id }) => id)).toEqual([eventId]);
  expect((await maya.call(events.createEvent, { body })).status).toBe(201);
});
