import { describe, expect, test } from 'vitest';
import { answerInvitation, changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent, duplicateEvent } from '#shared/nights/events-contract.ts';
import { saveAsTemplate, useTemplate } from '#shared/nights/templates-contract.ts';
import { typedAddresses } from '#tests/support/accounts/typed-addresses.ts';
import { datePollWithGuest } from '#tests/support/rows/date-poll-guest.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

async function invite(changes: object) {
  const event = await addEventFor(maya, changes);
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  return { event, id, path: await guestPath(maya, id) };
}
const guestsOf = async (eventId: number) =>
  (await maya.call(listAttendees, { params: { id: eventId } })).body.filter(({ isHost }) => !isHost);
const bring = (path: string, along: number, more = {}) =>
  send(app, path, { status: 'accepted', along: `${along}`, ...more });
const ONE = 'You may bring one more person.';
const NOBODY = 'Please come alone: this invitation is for one person.';

describe('more companions than the host allows are refused beside the field', () => {
  test('on the page of an invited guest, in a number or in names', async () => {
    const { event, path } = await invite({ maxCompanions: 1 });
    for (const fields of [{ along: '2' }, { along: '0', companions: 'Ada and Cleo' }]) {
      const page = await bring(path, 0, fields);
      expect(page.status).toBe(400);
      expect(page.html).toContain(`id="along-error"`);
      expect(page.text).toContain(ONE);
    }
    expect(await guestsOf(event.id)).toMatchObject([{ status: 'invited', partySize: 1 }]);
    expect((await bring(path, 1)).status).toBe(303);
  });

  test('of a guest for whom the host set another number', async () => {
    const { event, id, path } = await invite({ maxCompanions: 5 });
    const limited = await maya.call(changeAttendee, { params: { id }, body: { maxCompanions: 0 } });
    expect(limited.body).toMatchObject({ maxCompanions: 0 });
    const page = await bring(path, 1);
    expect([page.status, page.text.includes(NOBODY)]).toEqual([400, true]);
    await maya.call(changeEvent, { params: { id: event.id }, body: { maxCompanions: 0 } });
    await maya.call(changeAttendee, { params: { id }, body: { maxCompanions: 2 } });
    expect((await bring(path, 2)).status).toBe(303);
  });

  test('of newcomers by the shared link, with and without an address, and as they confirm it', async () => {
    const { join, requestsOf, confirm, shared } = typedAddresses(() => ({ app, maya }));
    const { event, path } = await shared({ maxCompanions: 1 });
    for (const email of ['', 'cat@example.org']) {
      const page = await join(path, { email, along: '2' });
      expect(page.status).toBe(400);
      expect(page.text).toContain(ONE);
    }
    expect(await guestsOf(event.id)).toEqual([]);
    expect((await join(path, { email: 'cat@example.org', along: '1' })).status).toBe(303);
    expect(await requestsOf(event.id)).toEqual(['cat@example.org']);
    await maya.call(changeEvent, { params: { id: event.id }, body: { maxCompanions: 0 } });
    const link = await confirmPath(app, event.id, 'cat@example.org');
    expect((await open(app, link)).html).not.toContain('name="along"');
    expect((await confirm(link, { along: '1' })).status).toBe(400);
    expect((await confirm(link, { along: '0' })).status).toBe(303);
    expect(await guestsOf(event.id)).toMatchObject([{ partySize: 1, status: 'accepted' }]);
  });

  test('while the date is being found', async () => {
    const { path, optionIds } = await datePollWithGuest(app, maya, { event: { maxCompanions: 1 } });
    const page = await send(app, `${path}/dates`, { [`d${optionIds[0]}`]: 'yes', along: '2' });
    expect(page.status).toBe(400);
    expect(page.text).toContain(ONE);
  });

  test.each([-1, 20, 1.5])('and the host cannot set %d', async (maxCompanions) => {
    const { event, id } = await invite({});
    const night = await maya.call(changeEvent, { params: { id: event.id }, body: { maxCompanions } });
    const guest = await maya.call(changeAttendee, { params: { id }, body: { maxCompanions } });
    expect([night.status, guest.status]).toEqual([400, 400]);
  });
});

test('pages show only what is possible', async () => {
  const { event, id, path } = await invite({ maxCompanions: 1 });
  const shared = await sharedPath(maya, event.id);
  for (const page of [path, shared]) {
    const { html, text } = await open(app, page);
    expect(html).toContain('min="0" max="1"');
    expect(text).toContain(ONE);
  }
  await maya.call(changeEvent, { params: { id: event.id }, body: { maxCompanions: 0 } });
  for (const page of [path, shared]) {
    const { html } = await open(app, page);
    expect(html).not.toContain('name="along"');
    expect(html).not.toContain('name="companions"');
  }
  await maya.call(changeAttendee, { params: { id }, body: { maxCompanions: 19 } });
  const free = await open(app, path);
  expect(free.html).toContain('max="19"');
  expect(free.text).not.toContain('You may bring');
});

test('what was answered stays when the limit is lowered, and can be answered again', async () => {
  const { event, id, path } = await invite({});
  await bring(path, 3);
  await maya.call(changeEvent, { params: { id: event.id }, body: { maxCompanions: 1 } });
  expect(await guestsOf(event.id)).toMatchObject([{ partySize: 4, status: 'accepted' }]);
  expect((await bring(path, 3, { brings: 'Soup' })).status).toBe(303);
  expect((await maya.call(answerInvitation, { params: { id }, body: { status: 'maybe' } })).status).toBe(200);
  expect((await bring(path, 4)).status).toBe(400);
  await bring(path, 0);
  expect((await bring(path, 2)).status).toBe(400);
});

test('copies of a night, its template and the nights of that have its limit', async () => {
  const { event } = await invite({ maxCompanions: 2 });
  const date = '2999-06-03T18:00:00Z';
  const copy = await maya.call(duplicateEvent, { params: { id: event.id }, body: { date } });
  const template = await maya.call(saveAsTemplate, { params: { id: event.id }, body: {} });
  const made = await maya.call(useTemplate, { params: { id: template.body.id }, body: { date } });
  expect([copy.body, template.body, made.body].map(({ maxCompanions }) => maxCompanions)).toEqual([2, 2, 2]);
});
