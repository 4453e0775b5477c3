import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { listMessages, sendMessage } from '#shared/nights/night-messages-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { eventMessages } from '#shared/schema/nights.ts';
import { endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send as sendForm } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let host: Person;
let night: { params: { id: number } };
let guests: number[];
beforeEach(async () => {
  host = await makeOwner(app, { isPremiumPlus: true, firstName: 'Maya' });
  night = { params: { id: (await addEventFor(host)).id } };
  // Other people for each test: what one person is sent in a day has a limit.
  guests = await addGuestsFor(
    host,
    night.params.id,
    ['ana', 'ben', 'cleo'].map((name) => `${name}@table-${host.id}.example.org`),
  );
});

const invite = () => host.call(sendInvitations, night);
const answer = (index: number, status: RsvpAnswer) =>
  host.call(answerInvitation, { params: { id: guests[index] ?? 0 }, body: { status } });
const send = (audience: 'coming' | 'invited', text = 'Bring slippers', person = host) =>
  person.call(sendMessage, { ...night, body: { audience, text } });
const written = async () =>
  (await app.services.db.select().from(mails).where(eq(mails.kind, 'message')))
    .filter(({ userId }) => userId === host.id)
    .map(({ to }) => to.split('@')[0])
    .toSorted();

describe('a message is rejected', () => {
  test('of another host, without text, or without recipients', async () => {
    expect((await send('invited', 'Hello', await makeOwner(app))).status).toBe(404);
    expect((await send('invited', ' ')).refusal.fields).toEqual({ text: 'Please write something' });
    expect((await send('invited')).refusal.code).toBe('nobody_to_write_to');
    await invite();
    expect((await send('coming')).refusal.code).toBe('nobody_to_write_to');
    expect((await host.call(listMessages, night)).body).toEqual([]);
  });

  test('for a past or cancelled night, or beyond the maximum', async () => {
    await invite();
    const { most } = STORAGE_LIMITS.messages;
    const row = { eventId: night.params.id, audience: 'invited' as const, text: 'Hello' };
    await app.services.db.insert(eventMessages).values(Array.from({ length: most }, () => row));
    expect((await send('invited')).refusal.code).toBe('limit_reached');
    await endedDaysAgo(app, night.params.id, 3);
    expect((await send('invited')).refusal.code).toBe('event_over');
    await host.call(cancelEvent, night);
    expect((await send('invited')).refusal.code).toBe('event_cancelled');
  });

  test('beyond the daily mail budget, without being stored', async () => {
    await invite();
    await sendDelayedMails(app);
    const statuses = [];
    for (let count = 1; count <= 8; count++) {
      statuses.push((await send('invited', `Message ${count}`)).status);
      await sendDelayedMails(app);
    }
    expect(statuses).toEqual([...Array(7).fill(201), 429]);
    expect((await host.call(listMessages, night)).body).toHaveLength(7);
  });
});

describe('a message is sent', () => {
  test('to guests who accepted, not to undecided, declined or uninvited guests', async () => {
    await invite();
    await answer(0, 'accepted');
    await answer(1, 'maybe');
    await addGuestsFor(host, night.params.id, ['later@example.org']);
    expect((await send('coming')).body).toMatchObject({ mailed: 1, heldBack: 0, message: { text: 'Bring slippers' } });
    expect(await written()).toEqual(['ana']);
  });

  test('to all invited guests, not to those who declined, muted mails or were not invited', async () => {
    await invite();
    await answer(0, 'declined');
    await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: `ben@table-${host.id}.example.org` });
    await addGuestsFor(host, night.params.id, ['later@example.org']);
    expect((await send('invited')).body).toMatchObject({ mailed: 1 });
    expect(await written()).toEqual(['cleo']);
  });

  test('as text of the host, and a second one joins a queued first one', async () => {
    await invite();
    await sendDelayedMails(app);
    sentMails.length = 0;
    await answer(0, 'accepted');
    await send('coming', 'Bring slippers');
    await send('coming', 'The bell is broken: ring me');
    await sendDelayedMails(app);
    const mail = sentMails.filter(({ to }) => to.startsWith('ana@'));
    expect(mail).toHaveLength(1);
    expect(mail[0]?.text).toMatch(/Bring slippers[^]*The bell is broken: ring me/);
    const list = (await host.call(listMessages, night)).body;
    expect(list.map(({ text, audience }) => [text, audience])).toEqual([
      ['The bell is broken: ring me', 'coming'],
      ['Bring slippers', 'coming'],
    ]);
  });
});

describe('a message mail', () => {
  test('has the message before date and instructions of the night', async () => {
    await host.call(changeEvent, { ...night, body: { customMessage: 'Ring twice' } });
    await invite();
    await answer(0, 'accepted');
    await sendDelayedMails(app);
    sentMails.length = 0;
    await send('coming', 'Bring slippers\nand a torch');
    await sendDelayedMails(app);
    const mail = sentMails.find(({ to }) => to.startsWith('ana@'));
    expect(mail?.text).toMatch(/Message from Maya Sá\n\nBring slippers\nand a torch\n\n[^]*Ring twice/);
    expect(mail?.html).toMatch(/<h1[^]*Bring slippers<br>and a torch[^]*Ring twice/);
  });
});

describe('the page of a guest', () => {
  const page = async (index: number) => (await open(app, await guestPath(host, guests[index] ?? 0))).html;

  test('shows messages to attendees if they accepted, and messages to all unless they declined', async () => {
    await invite();
    await answer(0, 'accepted');
    await answer(1, 'declined');
    await send('coming', 'The bell <b>is</b> broken');
    await send('invited', 'Bring slippers');
    expect(await page(0)).toContain('The bell &lt;b&gt;is&lt;/b&gt; broken');
    expect(await page(0)).toContain('Bring slippers');
    expect(await page(1)).not.toMatch(/The bell|Bring slippers/);
    expect(await page(2)).not.toContain('The bell');
    expect(await page(2)).toContain('Bring slippers');
  });

  test('of a cancelled night shows the cancellation with its reason before the title', async () => {
    await invite();
    await host.call(cancelEvent, { ...night, body: { reason: 'The oven caught fire' } });
    expect(await page(0)).toMatch(/Cancelled<[^]*<h1[^]*“The oven caught fire”/);
  });

  test('shows the names of companions, limited to their number', async () => {
    await invite();
    const path = await guestPath(host, guests[0] ?? 0);
    const companions = async () =>
      (await host.call(listAttendees, night)).body
        .filter(({ id }) => id === guests[0])
        .map(({ partySize, companions: names }) => [partySize, names]);
    await sendForm(app, path, { status: 'accepted', along: '0', companions: 'Ada and Ben' });
    expect(await companions()).toEqual([[3, ['Ada', 'Ben']]]);
    expect(await page(0)).toContain('value="Ada, Ben"');
    await sendForm(app, path, { status: 'accepted', along: '1', companions: 'Ada, Ben' });
    expect(await companions()).toEqual([[2, ['Ada']]]);
  });
});

test('the reason of a cancellation is in the mail and on the night; without one it is null', async () => {
  await invite();
  await sendDelayedMails(app);
  sentMails.length = 0;
  await host.call(cancelEvent, { ...night, body: { reason: ' The oven caught fire ' } });
  await sendDelayedMails(app);
  expect(sentMails.map(({ text }) => text.includes('The oven caught fire'))).toEqual([true, true, true]);
  expect((await host.call(getEvent, night)).body.cancelReason).toBe('The oven caught fire');
  night = { params: { id: (await addEventFor(host)).id } };
  expect((await host.call(cancelEvent, night)).body.cancelReason).toBeNull();
});

test('a message whose response was lost is sent once, with the same result, also after the night was cancelled', async () => {
  await invite();
  const again = () =>
    host.call(sendMessage, {
      ...night,
      body: { audience: 'invited', text: 'Bring cake', idempotencyKey: 'sent-once' },
    });
  const first = await again();
  expect(first).toMatchObject({ status: 201, body: { mailed: 3, heldBack: 0 } });
  await host.call(cancelEvent, night);
  expect((await again()).body).toEqual(first.body);
  expect((await host.call(listMessages, night)).body).toHaveLength(1);
  expect(await written()).toEqual(['ana', 'ben', 'cleo']);
});

test('of two requests with one key at the same time one sends the message', async () => {
  await invite();
  const body = { audience: 'invited' as const, text: 'Bring cake', idempotencyKey: 'at-once-1' };
  const both = await Promise.all([
    host.call(sendMessage, { ...night, body }),
    host.call(sendMessage, { ...night, body }),
  ]);
  expect(new Set(both.map(({ body: sent }) => sent.message.id)).size).toBe(1);
  expect(await written()).toEqual(['ana', 'ben', 'cleo']);
});
