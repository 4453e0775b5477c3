import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/attendees-contract.ts';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let event: { id: number };
beforeEach(async () => {
  ana = await makeOwner(app);
  event = await addEventFor(ana);
});

const add = (attendees: { email: string; name?: string | null }[]) =>
  ana.call(contracts.addAttendees, { params: { id: event.id }, body: { attendees } });
const listed = async () => (await ana.call(contracts.listAttendees, { params: { id: event.id } })).body;
const change = (id: number, body: object) => ana.call(contracts.changeAttendee, { params: { id }, body });
const linkOf = async (id: number, renew = false) =>
  (await ana.call(contracts.getGuestLink, { params: { id }, body: { renew } })).body.url;

describe('guests are added', () => {
  test('with names, without duplicates, and existing guests are unchanged', async () => {
    await add([{ email: 'bea@example.org', name: 'Bea' }]);
    const { body } = await add([
      { email: 'BEA@example.org', name: 'Somebody else' },
      { email: 'cai@example.org' },
      { email: 'Cai@Example.org', name: 'Cai' },
      { email: ana.email, name: 'Not the host' },
    ]);
    expect(body.added).toBe(1);
    expect(body.attendees.map(({ name, email, isHost }) => [name, email, isHost])).toEqual([
      ['Ana Sá', ana.email, true],
      ['Bea', 'bea@example.org', false],
      ['Cai', 'cai@example.org', false],
    ]);
  });

  test('with names that the host knows from earlier nights and groups, for that host only', async () => {
    await add([
      { email: 'bea@example.org', name: 'Bea' },
      { email: 'dan@example.org', name: 'Dan' },
    ]);
    await ana.call(createGroup, { body: { name: 'Sundays', members: [{ email: 'eli@example.org', name: 'Eli' }] } });
    const typed = ['BEA@example.org', 'eli@example.org', 'flo@example.org'].map((email) => ({ email }));
    const namesOn = async (host: Person) => {
      const { id } = await addEventFor(host);
      const attendees = [...typed, { email: 'dan@example.org', name: 'Daniel' }];
      const { body } = await host.call(contracts.addAttendees, { params: { id }, body: { attendees } });
      return body.attendees.filter(({ isHost }) => !isHost).map(({ name }) => name);
    };
    await ana.call(startTrial, {});
    expect(await namesOn(ana)).toEqual(['Bea', 'Eli', null, 'Daniel']);
    expect(await namesOn(await makeOwner(app))).toEqual([null, null, null, 'Daniel']);
  });

  test('once by ten concurrent requests', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => add([{ email: 'bea@example.org' }, { email: 'cai@example.org' }])),
    );
    expect(await listed()).toHaveLength(3);
  });

  test('not at all if one address is invalid; the error names it', async () => {
    const { status, refusal } = await add([{ email: 'bea@example.org' }, { email: 'cai' }]);
    expect([status, refusal.fields]).toEqual([400, { 'attendees.1.email': 'Please enter a valid email address' }]);
    expect(await listed()).toHaveLength(1);
  });

  test('not to a cancelled event', async () => {
    await ana.call(cancelEvent, { params: { id: event.id } });
    expect((await add([{ email: 'bea@example.org' }])).refusal.code).toBe('event_cancelled');
  });
});

describe('a guest', () => {
  let bea: number;
  beforeEach(async () => {
    [bea = 0] = await addGuestsFor(ana, event.id, ['bea@example.org']);
  });

  test('has a name and notes of the host, which can be changed separately', async () => {
    await change(bea, { name: 'Bea' });
    const { body } = await change(bea, { attendeeNotes: 'Allergic to dice' });
    expect([body.name, body.attendeeNotes]).toEqual(['Bea', 'Allergic to dice']);
    expect((await change(bea, { name: '' })).body).toMatchObject({ name: null, attendeeNotes: 'Allergic to dice' });
  });

  test('has a link with a 32-byte token that stays until it is renewed', async () => {
    const url = await linkOf(bea);
    expect(url).toMatch(new RegExp(`^${app.origin}/rsvp/[\\w-]{43}$`));
    expect(await linkOf(bea)).toBe(url);
    const renewed = await linkOf(bea, true);
    expect(renewed).not.toBe(url);
    expect(await linkOf(bea)).toBe(renewed);
  });

  test('has a link that is not stored in plain text', async () => {
    const token = (await linkOf(bea)).split('/').at(-1) ?? '-';
    const [row] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, bea));
    expect(row?.linkHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('can be removed once', async () => {
    const remove = () => ana.call(contracts.removeAttendee, { params: { id: bea } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await listed()).map(({ isHost }) => isHost)).toEqual([true]);
  });

  test('who muted the mails of the host is marked', async () => {
    await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: 'bea@example.org' });
    expect((await listed()).map(({ muted }) => muted)).toEqual([false, true]);
  });
});

test('the host cannot be removed from the list', async () => {
  const [host] = await listed();
  const { status, refusal } = await ana.call(contracts.removeAttendee, { params: { id: host?.id ?? 0 } });
  expect([status, refusal.message]).toEqual([400, 'The host stays on the list.']);
});
