import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAwards } from '#shared/awards/awards-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { getLadder } from '#shared/ladders/ladders-contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { getTournament } from '#shared/tournaments/tournament-contract.ts';
import { ensureDemoOwner } from '#server/home/demo/demo-owner.ts';
import { OWNER } from '#server/home/demo/people.ts';
import { tierFor, TIER_NAMES } from '#shared/games/tier.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { copies } from '#shared/schema/copies.ts';
import { games, popularGames } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { eventGames, events, eventTemplates } from '#shared/schema/nights.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { signedIn } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ownerIds: number[];
let elapsed: number;

beforeAll(async () => {
  const start = performance.now();
  ownerIds = await Promise.all([ensureDemoOwner(app.services), ensureDemoOwner(app.services)]);
  elapsed = performance.now() - start;
});

const ownerId = () => ownerIds[0] ?? 0;
const gamesOf = () =>
  app.services.db.select().from(games).where(eq(games.userId, ownerId())).orderBy(asc(games.titleKey));
const playsOf = () =>
  app.services.db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.userId, ownerId()))
    .orderBy(asc(gameSessions.playedAt));
const daysAgo = (moment: Date | undefined) => (Date.now() - (moment?.getTime() ?? 0)) / 86_400_000;

test('concurrent first calls create one demo owner, and later calls find it', async () => {
  expect(new Set([...ownerIds, await ensureDemoOwner(app.services)]).size).toBe(1);
  expect(await app.services.db.$count(users)).toBe(1);
  expect(elapsed).toBeLessThan(5000);
});

test('the demo owner is Maya, on Premium Plus, with a verified e-mail', async () => {
  const [owner] = await app.services.db.select().from(users).where(eq(users.id, ownerId()));
  expect(owner).toMatchObject({
    email: 'maya@demo.rollcall.example',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    isPremiumPlus: true,
    password: null,
  });
  expect(owner?.emailVerifiedAt).toBeInstanceOf(Date);
});

describe('the collection', () => {
  test('has about a hundred owned games and twenty wishes, each title once', async () => {
    const all = (await gamesOf()).filter(({ isExpansion }) => !isExpansion);
    const owned = all.filter(({ isWishlist }) => !isWishlist);
    expect(owned).toHaveLength(100);
    expect(all.length - owned.length).toBe(20);
    expect(new Set(all.map(({ titleKey }) => titleKey)).size).toBe(120);
  });

  test('has expansions, owned and wished, each with its base game', async () => {
    const all = await gamesOf();
    const expansions = all.filter(({ isExpansion }) => isExpansion);
    expect(new Set(expansions.map(({ isWishlist }) => isWishlist)).size).toBe(2);
    expect(expansions.filter(({ parentGameId }) => parentGameId === null)).toEqual([]);
  });

  test('reaches every tier, has unplayed games, favourites, notes and unrated ones', async () => {
    const owned = (await gamesOf()).filter(({ isWishlist }) => !isWishlist);
    expect(new Set(owned.map(({ timesPlayed }) => tierFor(timesPlayed).name))).toEqual(new Set(TIER_NAMES));
    expect(owned.some(({ timesPlayed }) => timesPlayed === 0)).toBe(true);
    expect(owned.filter(({ isFavorite }) => isFavorite).length).toBeGreaterThan(4);
    expect(owned.filter(({ notes }) => notes !== null).length).toBeGreaterThan(15);
    expect(owned.some(({ rating }) => rating === 0)).toBe(true);
    expect(owned.some(({ rating }) => rating === 5)).toBe(true);
  });

  test('has prices of most owned games, all states, and wishes with a priority', async () => {
    const all = await gamesOf();
    const boxes = await app.services.db.select().from(copies).where(eq(copies.userId, ownerId()));
    const owned = new Set(all.filter(({ isWishlist }) => !isWishlist).map(({ id }) => id));
    expect(boxes.every(({ gameId }) => owned.has(gameId))).toBe(true);
    expect(boxes.filter(({ pricePaid }) => pricePaid !== null).length).toBeGreaterThan(70);
    expect(new Set(all.flatMap(({ states }) => states))).toEqual(new Set(['preordered', 'for_trade', 'want_to_play']));
    expect(all.filter(({ wishPriority }) => wishPriority !== null)).toHaveLength(4);
  });

  test('has one overdue loan and one returned loan, without reminders', async () => {
    const lent = await app.services.db
      .select()
      .from(loans)
      .where(eq(loans.userId, ownerId()))
      .orderBy(asc(loans.since));
    const today = new Date().toISOString().slice(0, 10);
    expect(lent.map(({ returnedOn, until }) => [returnedOn === null, (until ?? '') < today])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(lent.filter(({ remindsOwner, remindsBorrower }) => remindsOwner || remindsBorrower)).toEqual([]);
  });

  test('has only HTTPS links', async () => {
    const links = (await gamesOf()).flatMap(({ youtube, buyUrl }) => [youtube, buyUrl]).filter((link) => link !== null);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([]);
  });
});

describe('the plays', () => {
  test('cover eighteen months, and none is in the future', async () => {
    const plays = await playsOf();
    expect(plays.length).toBeGreaterThan(200);
    expect(daysAgo(plays[0]?.playedAt)).toBeGreaterThan(520);
    expect(daysAgo(plays.at(-1)?.playedAt)).toBeLessThan(9);
    expect(daysAgo(plays.at(-1)?.playedAt)).toBeGreaterThan(0);
  });

  test('have a score for each player if points decide, and the single best player as winner', async () => {
    for (const play of await playsOf()) {
      const players: string[] = JSON.parse(play.players);
      const scores: (number | null)[] = JSON.parse(play.scores);
      expect(scores).toHaveLength(players.length);
      if (play.outcome !== 'highest' && play.outcome !== 'lowest') {
        expect(scores.filter((score) => score !== null)).toEqual([]);
        continue;
      }
      const points = scores.map(Number);
      const top = play.outcome === 'lowest' ? Math.min(...points) : Math.max(...points);
      const best = players.filter((_player, index) => points[index] === top);
      expect(play.winner).toBe(best.length === 1 ? best[0] : null);
    }
  });

  test('have the outcome that the catalogue defines for each game', async () => {
    const plays = await playsOf();
    const outcomeOf = (title: string) => plays.find(({ gameTitle }) => gameTitle === title)?.outcome;
    const decided = await app.services.db
      .select({ title: popularGames.title, outcome: popularGames.outcome })
      .from(popularGames);
    const wrong = decided.filter(({ title, outcome }) => (outcomeOf(title) ?? outcome) !== outcome);
    expect(wrong).toEqual([]);
    expect(plays.filter(({ outcome, seats }) => outcome === 'teams' && !seats.some(({ won }) => won))).toEqual([]);
    expect(new Set(plays.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
  });

  test('have about six people; some have no winner, are short, have no duration, or have a note', async () => {
    const plays = await playsOf();
    const people = new Set(plays.flatMap(({ players }): string[] => JSON.parse(players)));
    expect(people.size).toBe(6);
    expect(plays.some(({ winner }) => winner === null)).toBe(true);
    expect(plays.some(({ duration }) => duration !== null && duration < 15)).toBe(true);
    expect(plays.some(({ duration }) => duration === null)).toBe(true);
    expect(plays.filter(({ notes }) => notes !== null).length).toBeGreaterThan(20);
  });

  test('match the play counts and last plays of the games', async () => {
    const plays = await playsOf();
    for (const game of await gamesOf()) {
      const own = plays.filter(({ gameId }) => gameId === game.id);
      expect(game.timesPlayed).toBeGreaterThanOrEqual(own.length);
      expect(game.lastPlayed === null).toBe(game.timesPlayed === 0);
      expect(game.lastPlayed).toEqual(own.at(-1)?.playedAt ?? game.lastPlayed);
    }
  });
});

test('two game nights are past and two are upcoming, with games of the owner and answers of guests', async () => {
  const { db } = app.services;
  const nights = await db.select().from(events).where(eq(events.userId, ownerId()));
  expect(nights.filter(({ date }) => date < new Date())).toHaveLength(2);
  expect(nights.filter(({ date }) => date > new Date())).toHaveLength(2);
  const owned = new Set((await gamesOf()).map(({ id }) => id));
  for (const { id } of nights) {
    const chosen = await db.select().from(eventGames).where(eq(eventGames.eventId, id));
    const asked = await db.select().from(eventAttendees).where(eq(eventAttendees.eventId, id));
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.every(({ gameId }) => owned.has(gameId))).toBe(true);
    expect(asked).toContainEqual(expect.objectContaining({ email: 'maya@demo.rollcall.example', status: 'accepted' }));
    expect(asked.length).toBeGreaterThan(3);
  }
});

test('a template with regulars and games schedules its next night after the planned ones', async () => {
  const { db } = app.services;
  const [template] = await db.select().from(eventTemplates).where(eq(eventTemplates.createdBy, ownerId()));
  expect([template?.attendees.length, template?.gameIds.length]).toEqual([4, 2]);
  expect(daysAgo(new Date(`${template?.nextDate}T12:00:00Z`))).toBeLessThan(-30);
});

test('another server creates the same games and plays', async () => {
  const other = await startTestApp();
  const otherId = await ensureDemoOwner(other.services);
  const theirs = await other.services.db
    .select()
    .from(games)
    .where(eq(games.userId, otherId))
    .orderBy(asc(games.titleKey));
  const facts = (rows: typeof theirs) =>
    rows.map(({ title, timesPlayed, rating, notes }) => ({ title, timesPlayed, rating, notes }));
  expect(facts(theirs)).toEqual(facts(await gamesOf()));
  await other.close();
});

describe('the group of friends', () => {
  const ofGroup = async () => {
    const maya = await signedIn(app, { id: ownerId(), email: OWNER.email });
    const [group] = (await maya.call(listGroups, {})).body;
    return { maya, params: { id: group?.id ?? 0 } };
  };

  test('has a ladder on which all six are rated', async () => {
    const { maya, params } = await ofGroup();
    const { body } = await maya.call(getLadder, { params });
    expect(body.rungs.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('has awards of last year with results for each title', async () => {
    const { maya, params } = await ofGroup();
    const [last] = (await maya.call(listAwards, { params })).body.awards;
    expect(last?.year).toBe(new Date().getUTCFullYear() - 1);
    expect(last?.results?.map((counts) => counts.length)).toEqual([3, 3, 3]);
  });

  test('has played a tournament to its end', async () => {
    const { maya } = await ofGroup();
    const cup = (await maya.call(listEvents, {})).body.find(({ eventType }) => eventType === 'tournament');
    const { body } = await maya.call(getTournament, { params: { id: cup?.id ?? 0 } });
    expect(new Set(body?.matches.map(({ round }) => round))).toEqual(new Set([1, 2, 3]));
    expect(body?.matches.every(({ result }) => result !== null)).toBe(true);
  });
});

test('two challenges are under way', async () => {
  const maya = await signedIn(app, { id: ownerId(), email: OWNER.email });
  const { body } = await maya.call(getHome, {});
  expect(body.challenges).toHaveLength(2);
});
