import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addEventGame, createEvent, duplicateEvent } from '#shared/nights/events-contract.ts';
import { createTemplate, saveAsTemplate, useTemplate } from '#shared/nights/templates-contract.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames, events, eventTemplates } from '#shared/schema/nights.ts';
import { recordAnswer } from '#server/nights/answer-history.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { addEventFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { fillGames, fillNights } from '#tests/support/rows/fill-account.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const plus = () => makeOwner(app, { isPremiumPlus: true });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();
const nightsOf = (person: Person) => app.services.db.$count(events, eq(events.userId, person.id));
const NIGHTS = STORAGE_LIMITS.nights.most;

describe('an account at the limit of nights', () => {
  test('cannot create more, also concurrently, by a duplicate or from a template', async () => {
    const ana = await plus();
    const template = await addTemplateFor(ana);
    const event = await addEventFor(ana);
    await fillNights(app, ana.id, NIGHTS - 3);
    const replies = await Promise.all(numbers(5).map(() => ana.call(createEvent, { body: eventPayload() })));
    expect(statuses(replies)).toEqual([201, 201, 409, 409, 409]);
    const refused = { code: 'limit_reached', message: limitText('nights') };
    expect(replies.find(({ status }) => status === 409)?.refusal).toEqual(refused);
    const body = { date: new Date('2999-06-07T18:00:00Z') };
    expect((await ana.call(duplicateEvent, { params: { id: event.id }, body })).refusal).toEqual(refused);
    expect((await ana.call(useTemplate, { params: { id: template.id }, body })).refusal).toEqual(refused);
    expect(await nightsOf(ana)).toBe(NIGHTS);
  });

  test('gets no more by repeating templates', async () => {
    const ana = await plus();
    await addTemplateFor(ana, FRIDAYS);
    await fillNights(app, ana.id, NIGHTS);
    await makeRepeatingNights(app.services, new Date('2999-05-01T00:00:00Z'));
    expect(await nightsOf(ana)).toBe(NIGHTS);
  });
});

test('the number of templates is limited, also concurrently', async () => {
  const ana = await plus();
  const event = await addEventFor(ana);
  const row = { name: 'Filler', createdBy: ana.id, hostEmail: ana.email };
  await app.services.db.insert(eventTemplates).values(numbers(STORAGE_LIMITS.templates.most - 2).map(() => row));
  const replies = await Promise.all(numbers(5).map(() => ana.call(createTemplate, { body: { name: 'One more' } })));
  expect(statuses(replies)).toEqual([201, 201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('templates'));
  expect((await ana.call(saveAsTemplate, { params: { id: event.id }, body: {} })).refusal.code).toBe('limit_reached');
});

test('the number of games on a night is limited, also on a plan without a limit', async () => {
  const ana = await plus();
  const event = await addEventFor(ana);
  const { most } = STORAGE_LIMITS.gamesOnANight;
  await fillGames(app, ana.id, most + 3);
  const ids = (await app.services.db.select({ id: games.id }).from(games).where(eq(games.userId, ana.id))).map(
    ({ id }) => id,
  );
  await app.services.db
    .insert(eventGames)
    .values(ids.slice(0, most - 1).map((gameId) => ({ eventId: event.id, gameId })));
  const add = (gameId: number) => ana.call(addEventGame, { params: { id: event.id }, body: { gameId } });
  const replies = await Promise.all(ids.slice(-4).map(add));
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('gamesOnANight'));
});

test('of many answers to one invitation the first and the latest are kept', async () => {
  const ana = await plus();
  const event = await addEventFor(ana);
  const [guest] = await app.services.db
    .insert(eventAttendees)
    .values({ eventId: event.id, email: 'bea@example.org' })
    .returning();
  const attendeeId = guest?.id ?? 0;
  const given = { attendeeId, status: 'maybe', partySize: 1, via: 'link' } as const;
  const { most } = STORAGE_LIMITS.answers;
  const first = await app.services.db.transaction((tx) => recordAnswer(tx, given));
  await app.services.db.execute(sql`
    insert into attendee_answers (attendee_id, status, party_size, via)
    select ${attendeeId}, 'maybe', 1, 'link' from generate_series(1, ${most}::integer)`);
  const latest = await app.services.db.transaction((tx) => recordAnswer(tx, given));
  const kept = await app.services.db
    .select({ id: attendeeAnswers.id })
    .from(attendeeAnswers)
    .where(eq(attendeeAnswers.attendeeId, attendeeId))
    .orderBy(attendeeAnswers.id);
  expect(kept).toHaveLength(most);
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual([first, latest]);
});
