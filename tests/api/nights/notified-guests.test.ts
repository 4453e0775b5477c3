import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { addNamed, kindsTo, mailsOf, take } from './invited-guests.ts';

const app = testApp();
let ana: Person;
let event: { id: number };
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  event = await addEventFor(ana, { location: 'Our kitchen' });
});

const of = (row: { id: number }) => ({ params: { id: row.id } });
const send = () => ana.call(contracts.sendInvitations, of(event));
const sent = () => app.services.db.update(mails).set({ state: 'sent' }).where(eq(mails.userId, ana.id));
/** Invites, and has the mails gone out. */
async function delivered() {
  await send();
  await sent();
}
const change = (body: object) => ana.call(contracts.changeEvent, { ...of(event), body });
const kinds = () => kindsTo(app, ana);
const guests = (...names: string[]) => addNamed(ana, event, names);

describe('an edit', () => {
  test('sends its changes to guests who were notified of the night, not to uninvited guests', async () => {
    await guests('bea');
    await delivered();
    await guests('cai');
    await change({ title: 'Saturday', date: new Date('2999-05-04T18:00:00Z') });
    const changeMails = (await mailsOf(app, ana.id)).filter(({ kind }) => kind === 'changed');
    expect(changeMails).toEqual([
      {
        kind: 'changed',
        to: 'bea@example.org',
        occurrence: '1',
        state: 'waiting',
        payload: {
          changes: [
            { what: 'title', before: 'Friday night', after: 'Saturday' },
            { what: 'date', before: '2999-05-03T18:00:00.000Z', after: '2999-05-04T18:00:00.000Z' },
          ],
          confirms: false,
        },
      },
    ]);
  });

  test('without visible changes sends no mail', async () => {
    await guests('bea');
    await delivered();
    await change({ bannerColor: '#134a50', maxAttendees: 9, isPublic: true, title: 'Friday night' });
    expect(await kinds()).toEqual(['invitation bea']);
  });

  test('of the title or the description alone sends no mail, but comes with a change that does', async () => {
    await guests('bea');
    await delivered();
    await change({ title: 'Saturday', description: 'With cake.' });
    expect(await kinds()).toEqual(['invitation bea']);
    await change({ title: 'Sunday', location: 'The library' });
    const mail = (await mailsOf(app, ana.id)).find(({ kind }) => kind === 'changed');
    expect(mail?.payload).toMatchObject({ changes: [{ what: 'title', after: 'Sunday' }, { what: 'location' }] });
  });

  test('is sent to guests who declined only if the time changes', async () => {
    const [bea = 0] = await guests('bea');
    await delivered();
    await take(app, bea, 'declined');
    await change({ location: 'The library' });
    expect(await kinds()).toEqual(['invitation bea', 'answer_received bea']);
    await change({ date: new Date('2999-05-04T18:00:00Z') });
    expect((await kinds()).at(-1)).toBe('changed bea');
  });

  test('of a hidden place is sent only to guests who accepted', async () => {
    const [bea = 0] = await guests('bea', 'cai');
    await change({ showsPlace: false });
    await delivered();
    await take(app, bea, 'accepted');
    await change({ location: 'The library' });
    expect((await kinds()).filter((kind) => kind.startsWith('changed'))).toEqual(['changed bea']);
  });

  test('of a past night sends no mail', async () => {
    await guests('bea');
    await delivered();
    await change({ date: new Date('2020-01-01T18:00:00Z') });
    await change({ location: 'The library' });
    expect((await kinds()).filter((kind) => kind.startsWith('changed'))).toEqual(['changed bea']);
  });
});

describe('guests who know of the night are notified', () => {
  const cancelled = async () => (await mailsOf(app, ana.id)).filter(({ kind }) => kind === 'cancelled');

  test('of a cancellation, once, with all data for the mail', async () => {
    const [, cai = 0] = await guests('bea', 'cai');
    await delivered();
    await guests('dan');
    await take(app, cai, 'declined');
    await sent();
    await ana.call(contracts.cancelEvent, of(event));
    await ana.call(contracts.cancelEvent, of(event));
    await ana.call(contracts.deleteEvent, of(event));
    expect(await cancelled()).toEqual([
      expect.objectContaining({
        to: 'bea@example.org',
        state: 'waiting',
        payload: {
          reason: 'cancelled',
          title: 'Friday night',
          date: '2999-05-03T18:00:00.000Z',
          timeZone: 'UTC',
          durationMinutes: 240,
          location: 'Our kitchen',
          publicId: expect.any(String),
          hostEmail: ana.email,
          sequence: 1,
          clock: null,
          readerZone: null,
          language: null,
          words: null,
        },
      }),
    ]);
  });

  test('of a cancellation although they declined, if the mail that took the entry out of their calendar had not left', async () => {
    const [bea = 0] = await guests('bea');
    await delivered();
    await take(app, bea, 'declined');
    await ana.call(contracts.cancelEvent, of(event));
    expect((await cancelled()).map(({ to }) => to)).toEqual(['bea@example.org']);
  });

  test('of a deletion; queued invitations are dropped, and their recipients get no mail', async () => {
    await guests('bea');
    await delivered();
    await guests('cai');
    await send();
    await ana.call(contracts.deleteEvent, of(event));
    expect((await mailsOf(app, ana.id)).map(({ kind, to, state }) => [kind, to.split('@')[0], state])).toEqual([
      ['invitation', 'bea', 'sent'],
      ['invitation', 'cai', 'dropped'],
      ['cancelled', 'bea', 'waiting'],
    ]);
  });

  test('but not if their invitation is still queued, on removal, change or cancellation', async () => {
    const [bea = 0] = await guests('bea', 'cai');
    await send();
    await ana.call(attendees.removeAttendee, { params: { id: bea } });
    await change({ date: new Date('2999-05-04T18:00:00Z') });
    await ana.call(contracts.cancelEvent, of(event));
    expect((await mailsOf(app, ana.id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['invitation', 'dropped'],
      ['invitation', 'dropped'],
    ]);
  });

  test('also if their invitation is just being sent', async () => {
    await guests('bea');
    await send();
    await app.services.db.update(mails).set({ attempts: 1 }).where(eq(mails.userId, ana.id));
    await ana.call(contracts.cancelEvent, of(event));
    expect((await cancelled()).map(({ to }) => to)).toEqual(['bea@example.org']);
  });

  test('but not if they were never invited and the host answered for them', async () => {
    const [bea = 0] = await guests('bea');
    await ana.call(attendees.answerInvitation, { params: { id: bea }, body: { status: 'accepted' } });
    await ana.call(contracts.cancelEvent, of(event));
    expect(await mailsOf(app, ana.id)).toEqual([]);
  });

  test('of their removal from the list', async () => {
    const [bea = 0] = await guests('bea', 'cai');
    await delivered();
    await ana.call(attendees.removeAttendee, { params: { id: bea } });
    expect((await cancelled()).map(({ to, payload }) => [to, payload['reason']])).toEqual([
      ['bea@example.org', 'removed'],
    ]);
    expect(await app.services.db.$count(attendeeAnswers, eq(attendeeAnswers.attendeeId, bea))).toBe(0);
  });

  test('of their removal, also if the night is cancelled before that mail is sent', async () => {
    const [bea = 0] = await guests('bea', 'cai');
    await delivered();
    await ana.call(attendees.removeAttendee, { params: { id: bea } });
    await ana.call(contracts.cancelEvent, of(event));
    expect((await cancelled()).map(({ to, state, payload }) => [to, state, payload['reason']])).toEqual([
      ['bea@example.org', 'waiting', 'removed'],
      ['cai@example.org', 'waiting', 'cancelled'],
    ]);
  });

  test('of a cancellation, also if they are removed before that mail is sent', async () => {
    const [bea = 0] = await guests('bea');
    await delivered();
    await ana.call(contracts.cancelEvent, of(event));
    await ana.call(attendees.removeAttendee, { params: { id: bea } });
    expect((await cancelled()).map(({ to, state }) => [to, state])).toEqual([['bea@example.org', 'waiting']]);
  });

  test.each([
    ['a cancellation', contracts.cancelEvent],
    ['a deletion', contracts.deleteEvent],
  ])('by %s with the date that they know', async (_, end) => {
    await guests('bea');
    await delivered();
    await change({ date: new Date('2999-05-04T18:00:00Z') });
    await change({ date: new Date('2999-05-11T18:00:00Z') });
    await ana.call(end, of(event));
    expect((await cancelled()).map(({ payload }) => payload['date'])).toEqual(['2999-05-03T18:00:00.000Z']);
  });

  test('of a cancellation with the new date, if its mail is just being sent', async () => {
    await guests('bea');
    await delivered();
    await change({ date: new Date('2999-05-04T18:00:00Z') });
    await app.services.db.update(mails).set({ attempts: 1 }).where(eq(mails.kind, 'changed'));
    await ana.call(contracts.cancelEvent, of(event));
    expect((await cancelled()).map(({ payload }) => payload['date'])).toEqual(['2999-05-04T18:00:00.000Z']);
  });

  test('but not if they muted mails, even if the opt-out is deleted with the night or the guest', async () => {
    const [bea = 0, cai = 0] = await guests('bea', 'cai');
    await delivered();
    for (const id of [bea, cai]) {
      const path = await guestPath(ana, id);
      expect((await sendForm(app, `${path}/mails`, { stop: 'night' })).status).toBe(303);
    }
    await ana.call(attendees.removeAttendee, { params: { id: bea } });
    await ana.call(contracts.deleteEvent, of(event));
    expect(await cancelled()).toEqual([]);
  });

  test('but not of a past night', async () => {
    await guests('bea');
    await delivered();
    await change({ date: new Date('2020-01-01T18:00:00Z') });
    await ana.call(contracts.deleteEvent, of(event));
    expect(await cancelled()).toEqual([]);
  });
});
