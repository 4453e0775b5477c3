import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { downloadAccount, restoreAccount } from '#shared/transfer/account-file-contract.ts';
import { addAttendees, changeAttendee, listAttendees, resendInvitation } from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { events, nightCreations } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor, addresses, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const free = () => makeOwner(app);
const premium = () => makeOwner(app, { isPremium: true });
const plus = () => makeOwner(app, { isPremiumPlus: true });
const of = (event: { id: number }) => ({ params: { id: event.id } });
const create = (person: Person, changes: object = {}) =>
  person.call(contracts.createEvent, { body: eventPayload(changes) });
const createAtOnce = (person: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => create(person)));
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('the number of game nights per calendar month', () => {
  test('on Free is one, also for five concurrent requests', async () => {
    const ana = await free();
    const replies = await createAtOnce(ana, 5);
    expect(statuses(replies)).toEqual([201, 403, 403, 403, 403]);
    expect(replies.find(({ status }) => status === 403)?.refusal).toEqual({
      code: 'PLAN_LIMIT_REACHED',
      message: 'Free allows 1 game night a calendar month, deleted ones included. Premium lifts this limit.',
    });
    expect((await ana.call(contracts.listEvents, {})).body).toHaveLength(1);
  });

  test('on Free is one, and the same request again answers with it, also at the same time', async () => {
    const [ana, ben] = [await free(), await free()];
    const twice = [create(ana, { idempotencyKey: 'one-night' }), create(ana, { idempotencyKey: 'one-night' })];
    const [first, second] = await Promise.all(twice);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.body).toEqual(first?.body);
    expect((await create(ana, { idempotencyKey: 'another-night' })).status).toBe(403);
    expect((await create(ben, { idempotencyKey: 'one-night' })).body.id).not.toBe(first?.body.id);
    expect((await create(ana, { idempotencyKey: 'no!' })).refusal.fields).toEqual({
      idempotencyKey: 'Please send 8 to 64 letters or digits',
    });
  });

  test('on Premium is ten, also for twelve concurrent requests', async () => {
    const replies = await createAtOnce(await premium(), 12);
    expect(statuses(replies)).toEqual([...Array(10).fill(201), 403, 403]);
    expect(replies.find(({ status }) => status === 403)?.refusal.message).toBe(
      'Premium allows 10 game nights a calendar month, deleted ones included. Premium Plus lifts this limit.',
    );
  });

  test('on Premium Plus is unlimited', async () => {
    expect(new Set(statuses(await createAtOnce(await plus(), 12)))).toEqual(new Set([201]));
  });

  test('counts by creation date, so that last month does not count', async () => {
    const ana = await free();
    await addEventFor(ana);
    await app.services.db
      .update(nightCreations)
      .set({ createdAt: new Date(Date.now() - 32 * 86_400_000) })
      .where(eq(nightCreations.userId, ana.id));
    expect((await create(ana)).status).toBe(201);
    expect((await create(ana)).status).toBe(403);
  });

  test('counts duplicates and deleted nights', async () => {
    const ana = await free();
    const event = await addEventFor(ana);
    const duplicate = { ...of(event), body: { date: new Date('2999-06-07T18:00:00Z') } };
    expect((await ana.call(contracts.duplicateEvent, duplicate)).refusal.code).toBe('PLAN_LIMIT_REACHED');
    await ana.call(contracts.deleteEvent, of(event));
    const { status, refusal } = await create(ana);
    expect([status, refusal.code]).toEqual([403, 'PLAN_LIMIT_REACHED']);
    expect(refusal.message).toContain('deleted ones included');
  });

  test('counts a duplicate once, and the same request again answers with it', async () => {
    const ana = await premium();
    const event = await addEventFor(ana);
    const body = { date: new Date('2999-06-07T18:00:00Z'), idempotencyKey: 'one-duplicate' };
    const twice = () => ana.call(contracts.duplicateEvent, { ...of(event), body });
    const [first, second] = await Promise.all([twice(), twice()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    await ana.call(contracts.deleteEvent, of(event));
    expect((await twice()).body.id).toBe(first.body.id);
    expect((await ana.call(contracts.listEvents, {})).body).toHaveLength(1);
  });

  test('counts nights that were restored from a file and deleted', async () => {
    const ana = await free();
    await addEventFor(ana);
    const file = await (await ana.fetch(downloadAccount.path)).blob();
    const bea = await free();
    const restore = () =>
      bea.fetch(restoreAccount.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: file });
    expect(await (await restore()).json()).toMatchObject({ nights: 1, leftOut: [] });
    expect((await create(bea)).status).toBe(403);
    const [restored] = (await bea.call(contracts.listEvents, {})).body;
    await bea.call(contracts.deleteEvent, of(restored ?? { id: 0 }));
    expect((await create(bea)).status).toBe(403);
    expect(await (await restore()).json()).toMatchObject({
      nights: 0,
      leftOut: [expect.stringContaining('Free allows 1 game night a calendar month')],
    });
  });

  test('is remembered only as long as the largest limit needs', async () => {
    const ana = await plus();
    await createAtOnce(ana, 12);
    expect(await app.services.db.$count(nightCreations, eq(nightCreations.userId, ana.id))).toBe(10);
    await app.services.db.update(users).set({ isPremiumPlus: false, isPremium: true }).where(eq(users.id, ana.id));
    expect((await create(ana)).status).toBe(403);
  });

  test('follows the default plan of the operator', async () => {
    const club = await startTestApp({ databaseOf: app, environment: { DEFAULT_PLAN: 'premium_plus' } });
    const replies = await createAtOnce(await makeOwner(club), 3);
    expect(statuses(replies)).toEqual([201, 201, 201]);
    await club.close();
  });
});

describe('the number of games on a night', () => {
  const titles = ['Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell'];

  test('on Free is four, also for five concurrent requests', async () => {
    const ana = await free();
    const event = await addEventFor(ana);
    const games = await Promise.all(titles.map((title) => addGameFor(ana, { title })));
    const replies = await Promise.all(
      games.map(({ id }) => ana.call(contracts.addEventGame, { ...of(event), body: { gameId: id } })),
    );
    expect(statuses(replies)).toEqual([201, 201, 201, 201, 403]);
    expect(replies.find(({ status }) => status === 403)?.refusal.message).toBe(
      'Free allows 4 games on one game night. Premium lifts this limit.',
    );
    const gameIds = games.map(({ id }) => id);
    expect((await ana.call(contracts.setEventGames, { ...of(event), body: { gameIds } })).status).toBe(403);
    expect((await ana.call(contracts.listEventGames, of(event))).body).toHaveLength(4);
  });

  test('on Free is four on creation', async () => {
    const ana = await free();
    const games = await Promise.all(titles.map((title) => addGameFor(ana, { title })));
    const gameIds = games.map(({ id }) => id);
    expect((await create(ana, { gameIds })).refusal.code).toBe('PLAN_LIMIT_REACHED');
    expect((await create(ana, { gameIds: gameIds.slice(1) })).status).toBe(201);
  });

  test('on Premium is unlimited', async () => {
    const ana = await premium();
    const games = await Promise.all(titles.map((title) => addGameFor(ana, { title })));
    expect((await create(ana, { gameIds: games.map(({ id }) => id) })).status).toBe(201);
  });
});

describe('the number of guests of an event', () => {
  test.each([
    ['Free', free, PLAN_LIMITS.free.guestsANight],
    ['Premium', premium, PLAN_LIMITS.premium.guestsANight],
    ['Premium Plus', plus, PLAN_LIMITS.premium_plus.guestsANight],
  ])('on %s is limited, and a list is added completely or not at all', async (_plan, make, limit) => {
    const ana = await make();
    const event = await addEventFor(ana);
    await addGuestsFor(ana, event.id, addresses(limit - 1));
    const add = (emails: string[]) =>
      ana.call(addAttendees, { ...of(event), body: { attendees: emails.map((email) => ({ email, name: null })) } });
    expect((await add(['bea@example.org', 'cai@example.org'])).refusal.code).toBe('PLAN_LIMIT_REACHED');
    expect((await add(['bea@example.org', 'guest0@example.org'])).body.added).toBe(1);
    expect((await add(['bea@example.org'])).status).toBe(201);
    expect((await ana.call(contracts.getEvent, of(event))).body.guests).toBe(limit);
  });

  test('holds for ten concurrent lists', async () => {
    const ana = await free();
    const event = await addEventFor(ana);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        ana.call(addAttendees, {
          ...of(event),
          body: { attendees: addresses(3, `list${number}-`).map((email) => ({ email, name: null })) },
        }),
      ),
    );
    expect(statuses(replies)).toEqual([...Array(6).fill(201), ...Array(4).fill(403)]);
    expect((await ana.call(listAttendees, of(event))).body).toHaveLength(19);
  });
});

describe('only Premium Plus', () => {
  test.each([
    ['Free', free],
    ['Premium', premium],
  ])('creates events of other types; %s is rejected', async (_plan, make) => {
    const ana = await make();
    const refused = await create(ana, { eventType: 'tournament' });
    expect([refused.status, refused.refusal.code]).toEqual([403, 'PLAN_REQUIRED']);
    expect(refused.refusal.message).toBe('Events of this type need Premium Plus.');
    const event = await addEventFor(ana);
    const changed = await ana.call(contracts.changeEvent, { ...of(event), body: { eventType: 'workshop' } });
    expect(changed.refusal.code).toBe('PLAN_REQUIRED');
  });

  test('can check guests in', async () => {
    const bea = await premium();
    const [guest = 0] = await addGuestsFor(bea, (await addEventFor(bea)).id, ['guest@example.org']);
    const body = { checkedIn: true };
    expect((await bea.call(changeAttendee, { params: { id: guest }, body })).refusal.code).toBe('PLAN_REQUIRED');
    const ana = await plus();
    const [hers = 0] = await addGuestsFor(ana, (await addEventFor(ana)).id, ['guest@example.org']);
    const checked = (await ana.call(changeAttendee, { params: { id: hers }, body })).body;
    expect([checked.checkedIn, checked.checkedInAt]).toEqual([true, expect.any(String)]);
  });

  test('events of other types can still be edited after the plan has ended', async () => {
    const ana = await plus();
    const event = await addEventFor(ana, { eventType: 'tournament' });
    const lapsed = await makeOwner(app);
    await app.services.db.update(events).set({ userId: lapsed.id }).where(eq(events.id, event.id));
    const body = { title: 'The cup', eventType: 'tournament' } as const;
    expect((await lapsed.call(contracts.changeEvent, { ...of(event), body })).status).toBe(200);
  });
});

describe('the number of invitations per day', () => {
  test('is that of three full lists, also for a host who deletes each night', async () => {
    const ana = await premium();
    for (const round of [1, 2, 3]) {
      const event = await addEventFor(ana);
      await addGuestsFor(ana, event.id, addresses(PLAN_LIMITS.premium.guestsANight));
      expect((await ana.call(contracts.sendInvitations, of(event))).body, `round ${round}`).toEqual({
        sent: 50,
        heldBack: 0,
      });
      await markSent(app);
      await ana.call(contracts.deleteEvent, of(event));
    }
    const event = await addEventFor(ana);
    const [bea = 0] = await addGuestsFor(ana, event.id, ['bea@example.org']);
    const { status, refusal } = await ana.call(contracts.sendInvitations, of(event));
    expect([status, refusal]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })]);
    expect(refusal.message).toContain('150 invitations in 24 hours');
    const list = (await ana.call(listAttendees, of(event))).body;
    expect(list.find(({ id }) => id === bea)).toMatchObject({ invitedAt: null, toInvite: true });
    expect((await ana.call(resendInvitation, { params: { id: bea } })).status).toBe(429);
  });
});
