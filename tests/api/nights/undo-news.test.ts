import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelEvent, changeEvent, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { getWaitingMails, sendWaitingMails, undoWaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { recordingMailer, sendDelayedMails, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let ana: Person;
let params: { id: number };
let guests: number[];
beforeEach(async () => {
  await sendDelayedMails(app);
  ana = await makeOwner(app, { isPremiumPlus: true });
  const event = await addEventFor(ana, { location: 'Our kitchen' });
  params = { id: event.id };
  guests = await addGuestsFor(
    ana,
    event.id,
    ['bea', 'cai'].map((name) => `${name}.${event.id}@example.org`),
  );
  await ana.call(sendInvitations, { params });
  await sendDueMails(app);
  sentMails.length = 0;
});

const move = (body: object = { date: '2999-05-04T18:00:00Z' }) => ana.call(changeEvent, { params, body });
const cancel = () => ana.call(cancelEvent, { params, body: { reason: 'Flu' } });
const waiting = async () => (await ana.call(getWaitingMails, { params })).body.waiting;
const undo = () => ana.call(undoWaitingMails, { params });
const event = async () => (await ana.call(getEvent, { params })).body;
const delivered = async () => {
  await sendDelayedMails(app);
  return sentMails.splice(0).map(({ to, subject }) => `${to.split('.')[0]}: ${subject}`);
};

describe('is refused', () => {
  test('to others, who see nothing of it either', async () => {
    await move();
    const eve = await makeOwner(app);
    for (const contract of [getWaitingMails, sendWaitingMails, undoWaitingMails])
      expect((await eve.call(contract, { params })).status).toBe(404);
    expect((await event()).date).toContain('2999-05-04');
  });

  test('if nothing waits, and once the mails have left', async () => {
    expect((await undo()).refusal.code).toBe('undo_expired');
    await move();
    await delivered();
    expect(await waiting()).toBeNull();
    expect((await undo()).refusal.code).toBe('undo_expired');
  });

  test('for a cancellation that one guest was told', async () => {
    await cancel();
    const [one] = await app.services.db.select().from(mails).where(eq(mails.kind, 'cancelled'));
    await app.services.db
      .update(mails)
      .set({ state: 'sent' })
      .where(eq(mails.id, one?.id ?? 0));
    expect((await undo()).refusal.code).toBe('undo_expired');
    expect((await event()).status).toBe('cancelled');
  });
});

test('a change waits three minutes, and says how many are told', async () => {
  await move();
  const { kind, mails: count, seconds } = (await waiting()) ?? {};
  expect([kind, count]).toEqual(['changed', 2]);
  expect(seconds).toBeGreaterThan(170);
  expect(seconds).toBeLessThanOrEqual(180);
});

test('a change that is undone leaves the event as before the first edit, and nobody is told', async () => {
  const before = await event();
  await move({ title: 'Saturday', date: '2999-05-04T18:00:00Z', location: 'The library' });
  await move({ date: '2999-05-05T18:00:00Z', durationMinutes: 60 });
  expect((await undo()).status).toBe(200);
  const { title, date, location, durationMinutes } = await event();
  expect({ title, date, location, durationMinutes }).toEqual({
    title: before.title,
    date: before.date,
    location: before.location,
    durationMinutes: before.durationMinutes,
  });
  expect(await waiting()).toBeNull();
  expect(await delivered()).toEqual([]);
});

test('waiting mails can be sent now', async () => {
  await move();
  expect((await ana.call(sendWaitingMails, { params })).body).toEqual({ sent: 2 });
  await sendDueMails(app);
  expect(sentMails.map(({ to }) => to.split('.')[0])).toEqual(['bea', 'cai']);
  expect(await waiting()).toBeNull();
});

test('a cancellation that is undone plans the night again; guests hear of what they had to hear before', async () => {
  await move();
  await cancel();
  expect((await waiting())?.kind).toBe('cancelled');
  const { body } = await undo();
  expect(body).toMatchObject({ status: 'scheduled', cancelReason: null });
  expect(await waiting()).toMatchObject({ kind: 'changed', mails: 2 });
  const told = await delivered();
  expect(told.map((mail) => mail.split(':')[0])).toEqual(['bea', 'cai']);
  expect(told.join()).not.toContain('Cancelled');
  await cancel();
  expect((await delivered())[0]).toContain('bea: Cancelled');
});

test('results that are undone are not sent, and can be sent later', async () => {
  await move({ date: '2020-01-01T18:00:00Z' });
  await delivered();
  const sent = { params, body: { came: guests, plays: [], sendsResults: true } };
  await ana.call(wrapUp, sent);
  expect(await waiting()).toMatchObject({ kind: 'results', mails: 2 });
  expect((await undo()).status).toBe(200);
  expect(await delivered()).toEqual([]);
  expect((await ana.call(wrapUp, sent)).body.mailed).toBe(2);
  expect(await delivered()).toHaveLength(2);
});
