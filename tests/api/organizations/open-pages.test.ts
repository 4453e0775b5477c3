import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeProfile, deleteAccount } from '#shared/accounts/account-contract.ts';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { endHosting, removeHost } from '#shared/organizations/hosts-contract.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { openStream } from '#tests/support/server/read-stream.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };

let app: TestApp;
let cellar: Person;
let ben: Person;
let membership: number;
beforeAll(async () => {
  // No heartbeat within the test: a stream ends because of a notification.
  app = await startTestApp({ live: { pulseMs: 600_000, throttleMs: 50 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  cellar = await makeOrganization(app);
  ben = await makeOwner(app);
  membership = await makeHost(cellar, ben);
});

describe('the event stream of a night', () => {
  test('reports changes to a host of the organization', async () => {
    const { id } = await addEventFor(cellar);
    const stream = await openStream(ben, id);
    await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
    const before = stream.changes();
    await cellar.call(changeEvent, { params: { id }, body: { title: 'Saturday' } });
    await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(before);
    stream.leave();
  });

  test.each([
    ['is removed', () => cellar.call(removeHost, { params: { id: membership } })],
    ['leaves', () => ben.call(endHosting, { params: { id: membership } })],
    ['loses it with the name', () => cellar.call(changeProfile, { body: { organizationName: null } })],
    ['loses it with the account', () => cellar.call(deleteAccount, { body: { confirm: 'DELETE' } })],
  ])('ends at once if its host %s, and stays open for others', async (_how, lose) => {
    const { id } = await addEventFor(cellar);
    const own = await addEventFor(ben);
    const [theirs, mine] = [await openStream(ben, id), await openStream(ben, own.id)];
    await expect.poll(theirs.changes, PATIENCE).toBeGreaterThan(0);
    await lose();
    await expect.poll(theirs.hasEnded, PATIENCE).toBe(true);
    expect(mine.hasEnded()).toBe(false);
    expect((await openStream(ben, id)).status).toBe(404);
    mine.leave();
  });
});

test('the calendar of a host includes the nights of the organization while they host', async () => {
  await addEventFor(cellar, { title: 'Cellar night', location: 'The cellar' });
  const { url } = (await ben.call(setCalendarFeed, { body: { state: 'on' } })).body;
  const feed = async () => (await fetch(url ?? '')).text();
  expect(await feed()).toMatch(/SUMMARY:Cellar night[\s\S]*LOCATION:The cellar/);
  await cellar.call(removeHost, { params: { id: membership } });
  expect(await feed()).not.toContain('Cellar');
});
