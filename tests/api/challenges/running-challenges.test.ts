import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeChallenge } from '#shared/challenges/challenges-contract.ts';
import { playDays } from '#shared/challenges/day-of-play.ts';
import { countGames, datePlays, playsOn } from '#shared/challenges/game-counts.ts';
import { progressOf } from '#shared/challenges/progress.ts';
import { shelfOf } from '#shared/challenges/shelf.ts';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { challenges } from '#shared/schema/challenges.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';
import { runningChallenges } from '#server/challenges/running-challenges.ts';
import { aVotedNight, hostAndGuest } from '#tests/support/rows/a-voted-night.ts';
import { aChallenge, addChallengeFor } from '#tests/support/rows/a-challenge.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { planned } from '#tests/support/evenings/planned-evening.ts';

const app = testApp();
const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Lisbon'];
const FROM = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;

let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app);
});

interface GeneratedPlay {
  /** Place among the owner's games. */
  game: number | null;
  title: string;
  hour: number;
  utcOffset: number | null;
  isIgnored: boolean;
}

const anyPlay: fc.Arbitrary<GeneratedPlay> = fc.record({
  game: fc.option(fc.nat(2)),
  // Titles of other games too, as after renaming one.
  title: fc.constantFrom('Azul', 'Brass', 'The Crew', 'Hive', 'HIVE '),
  hour: fc.nat(240),
  utcOffset: fc.option(fc.constantFrom(-720, -60, 0, 330, 840)),
  isIgnored: fc.constantFrom(false, false, true),
});

const store = (person: Person, plays: readonly (GeneratedPlay & { gameId: number | null })[]) =>
  app.services.db.insert(gameSessions).values(
    plays.map(({ gameId, title, hour, utcOffset, isIgnored }) => ({
      userId: person.id,
      gameId,
      gameTitle: title,
      gameTitleKey: titleKey(title),
      playedAt: new Date(FROM + hour * HOUR),
      utcOffset,
      isIgnored,
      players: '["Ana"]',
      scores: '[1]',
    })),
  );

/** Its title is that of the game, though it does not count. */
const IGNORED_AND_LATER: GeneratedPlay = { game: null, title: 'Hive', hour: 1, utcOffset: null, isIgnored: true };

const days = { startsOn: '2026-03-03', endsOn: '2026-03-08' };
const RULES: ChallengeRule[] = [
  { kind: 'ten_by_ten', games: null },
  { kind: 'different_games', goal: 4 },
  { kind: 'alphabet' },
  { kind: 'h_index', goal: null },
  { kind: 'owned_games' },
  { kind: 'category_games', category: 'party', plays: 3 },
];

test('what the database counts is what the rules count from the plays, in any time zone', async () => {
  const { db } = app.services;
  const ids: number[] = [];
  for (const title of ['Azul', 'Brass', 'The Crew'])
    ids.push((await addGameFor(ana, { title, category: title === 'Brass' ? 'party' : 'family' })).id);
  const listed = (await ana.call(listGames, {})).body;
  const rules: ChallengeRule[] = [
    ...RULES,
    { kind: 'ten_by_ten', games: [ids[0] ?? 0, ids[2] ?? 0].map((gameId) => ({ gameId, title: 'Azul' })) },
  ];
  await db
    .insert(challenges)
    .values(
      [days, { startsOn: null, endsOn: null }].flatMap((range) =>
        rules.map((rule) => ({ ...aChallenge({ rule }), ...range, userId: ana.id })),
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(anyPlay, { maxLength: 25 }), fc.constantFrom(...ZONES), async (plays, zone) => {
      await db.delete(gameSessions).where(eq(gameSessions.userId, ana.id));
      if (plays.length > 0)
        await store(
          ana,
          plays.map((play) => ({ ...play, gameId: play.game === null ? null : (ids[play.game] ?? null) })),
        );
      const rows = await db
        .select()
        .from(gameSessions)
        .where(eq(gameSessions.userId, ana.id))
        .orderBy(desc(gameSessions.playedAt), desc(gameSessions.id));
      const clock = new ZoneClock(zone);
      const { dated, gameOf } = datePlays(
        rows,
        playDays((moment) => clock.offsetAt(moment)),
      );
      const shelf = shelfOf(listed, gameOf);
      const { running } = await runningChallenges(db, ana.id, '2026-03-05', zone);
      for (const { challenge, counts, progress } of running) {
        const expected = countGames(playsOn(dated, challenge));
        expect([...counts.values()].toSorted(byKey)).toEqual([...expected.values()].toSorted(byKey));
        const { done, total } = progressOf(challenge.rule, { counts: expected, shelf, gameOf });
        expect([progress.done, progress.total]).toEqual([done, total]);
      }
    }),
    {
      numRuns: 40,
      examples: [[[IGNORED_AND_LATER, { ...IGNORED_AND_LATER, title: 'HIVE ', hour: 0, isIgnored: false }], 'UTC']],
    },
  );
});

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

describe('Home', () => {
  const shown = async () => (await ana.call(getHome, {})).body.challenges;
  const always = { startsOn: '2000-01-01', endsOn: '2999-12-31' };

  test('shows the running challenges that end first, at most three, and nothing of others', async () => {
    await addChallengeFor(await makeOwner(app), always);
    expect(await shown()).toEqual([]);
    await addChallengeFor(ana, { name: 'Over', startsOn: '2000-01-01', endsOn: '2000-12-31' });
    await addChallengeFor(ana, { name: 'Coming', startsOn: '2998-01-01', endsOn: '2999-12-31' });
    const h = { rule: { kind: 'h_index', goal: null }, startsOn: null, endsOn: null } as const;
    await addChallengeFor(ana, { name: 'All time', ...h });
    for (const year of [2700, 2500, 2600])
      await addChallengeFor(ana, { ...always, name: `${year}`, endsOn: `${year}-01-01` });
    expect((await shown()).map(({ name }) => name)).toEqual(['2500', '2600', '2700']);
  });

  test('leaves out archived and completed ones', async () => {
    const game = await addGameFor(ana);
    const rule = { kind: 'different_games', goal: 2 } as const;
    const { id } = await addChallengeFor(ana, { ...always, rule });
    const play = { title: 'Azul', hour: 0, utcOffset: null, isIgnored: false, game: null };
    await store(ana, [{ ...play, gameId: game.id }]);
    expect(await shown()).toMatchObject([{ id, done: 1, total: 2 }]);
    await ana.call(changeChallenge, { params: { id }, body: { ...aChallenge({ ...always, rule }), isArchived: true } });
    expect(await shown()).toEqual([]);
    await ana.call(changeChallenge, {
      params: { id },
      body: { ...aChallenge({ ...always, rule }), isArchived: false },
    });
    await store(ana, [{ ...play, title: 'Brass', gameId: null }]);
    expect(await shown()).toEqual([]);
  });

  test('counts a play without a place on the day of the time zone of the owner', async () => {
    await ana.call(changeProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    const rule = { kind: 'different_games', goal: 2 } as const;
    await addChallengeFor(ana, { ...always, startsOn: '2026-03-02', rule });
    await store(ana, [{ title: 'Azul', gameId: null, game: null, hour: 12, utcOffset: null, isIgnored: false }]);
    expect(await shown()).toMatchObject([{ done: 1 }]);
  });
});

describe('an evening', () => {
  test('says what a game does for a challenge of its host, and nothing of those of guests', async () => {
    const [host, guest] = await hostAndGuest(app);
    const { eventId, gameIds } = await aVotedNight(host, { titles: ['Azul'], guests: [guest.email] });
    const rule = { kind: 'ten_by_ten' as const, games: [{ gameId: gameIds[0] ?? 0, title: 'Azul' }] };
    const always = { startsOn: '2000-01-01', endsOn: '2999-12-31' };
    const reasons = async () => {
      const { lineUp } = await planned(host, eventId);
      return lineUp.fits ? lineUp.games.flatMap((game) => game.reasons) : [];
    };
    await addChallengeFor(guest, { ...always, rule: { kind: 'ten_by_ten', games: null } });
    expect((await reasons()).join()).not.toContain('10 x 10');
    await addChallengeFor(host, { ...always, rule });
    await store(
      host,
      [0, 1, 2].map((hour) => ({
        title: 'Azul',
        gameId: gameIds[0] ?? 0,
        game: 0,
        hour,
        utcOffset: 0,
        isIgnored: false,
      })),
    );
    expect(await reasons()).toContain('the 4th of ten plays for your 10 x 10');
  });
});
