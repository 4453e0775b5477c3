import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addAttendees, listAttendees } from '#shared/nights/attendees-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { generateAiRecommendations, listAiRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { listStaffRecommendations } from '#shared/recommendations/staff-recommendations-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor, addresses, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addRated, SHELF } from '#tests/support/rows/recommended.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const MORE_THAN_FREE = { games: PLAN_LIMITS.free.gamesANight + 1, guests: PLAN_LIMITS.free.guestsANight + 5 };

const app = testApp();
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app);
  await ana.call(startTrial, {});
});

const endTrial = () =>
  app.services.db
    .update(users)
    .set({ trialEndsAt: new Date(Date.now() - 1000) })
    .where(eq(users.id, ana.id));
const of = (event: { id: number }) => ({ params: { id: event.id } });

test('after a plan has ended, its nights can still be read, changed and deleted, with games and guests', async () => {
  const cup = await addEventFor(ana, { eventType: 'tournament' });
  const night = await addEventFor(ana);
  const games = await Promise.all(
    Array.from({ length: MORE_THAN_FREE.games }, (_, number) => addGameFor(ana, { title: `Game ${number}` })),
  );
  const gameIds = games.map(({ id }) => id);
  await ana.call(events.setEventGames, { ...of(night), body: { gameIds } });
  await addGuestsFor(ana, night.id, addresses(MORE_THAN_FREE.guests));
  await endTrial();

  expect((await ana.call(events.listEvents, {})).body.map(({ id }) => id).toSorted()).toEqual([cup.id, night.id]);
  expect((await ana.call(events.getEvent, of(cup))).body.eventType).toBe('tournament');
  expect((await ana.call(events.listEventGames, of(night))).body).toHaveLength(MORE_THAN_FREE.games);
  expect((await ana.call(listAttendees, of(night))).body).toHaveLength(MORE_THAN_FREE.guests + 1);
  expect((await ana.call(listGames, {})).body).toHaveLength(MORE_THAN_FREE.games);

  const renamed = await ana.call(events.changeEvent, { ...of(night), body: { title: 'Saturday night' } });
  expect(renamed.status).toBe(200);
  const more = { attendees: [{ email: 'one-more@example.org', name: null }] };
  expect((await ana.call(addAttendees, { ...of(night), body: more })).refusal.code).toBe('PLAN_LIMIT_REACHED');
  expect((await ana.call(events.createEvent, { body: eventPayload() })).refusal.code).toBe('PLAN_LIMIT_REACHED');
  expect((await ana.call(events.deleteEvent, of(cup))).status).toBe(204);
});

test('after a plan has ended, recommendations are kept and limited, and shown completely with a new plan', async () => {
  await addRated(ana, SHELF);
  const id = { params: { id: ana.id } };
  await ana.call(generateAiRecommendations, id);
  const shown = async () => {
    const picks = (await ana.call(listStaffRecommendations, {})).body;
    const generated = (await ana.call(listAiRecommendations, id)).body;
    return { picks: picks.length, generated: generated.length };
  };
  const before = await shown();
  await endTrial();
  const { staffPicksShown, aiResultsShown } = PLAN_LIMITS.free;
  expect(await shown()).toEqual({ picks: staffPicksShown, generated: aiResultsShown });
  await app.services.db.update(users).set({ isPremium: true }).where(eq(users.id, ana.id));
  expect(await shown()).toEqual(before);
  expect(before.generated).toBeGreaterThan(aiResultsShown);
});
