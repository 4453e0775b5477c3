import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePerformanceOf } from '#client/plays/analytics/game-performance.ts';
import { totalsOf } from '#client/plays/analytics/play-totals.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { headToHeadOf, rivalsOf } from '#client/plays/people/head-to-head.ts';
import { countedPlays, readLog, type LoggedPlay } from '#client/plays/rules/play-log.ts';
import { performanceOf } from '#client/plays/rules/player-performance.ts';
import { playedWithin, spanOf } from '#client/games/play-period.ts';
import type { StoryCardKind } from '#shared/shapes/story.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { minutesAtTable } from '#shared/plays/play-minutes.ts';
import * as z from 'zod';
import { storyCard } from '#shared/stories/stories-contract.ts';
import { sentenceText } from '#shared/stories/story-text.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { storyOf } from './story.ts';
import type { StoryInput } from './story-input.ts';

const ANA: Person = { id: 1, name: 'Ana', spellings: ['ana', 'anna'] };

const heroIn = (log: readonly LoggedPlay[], id: number) =>
  log.flatMap(({ seated }) => seated).find(({ person }) => person.id === id)?.person ?? null;

const told = (plays: readonly LoggedPlay[], more: Partial<StoryInput> = {}) =>
  storyOf({
    plays,
    range: '2026',
    hero: null,
    isOfAnother: false,
    games: [],
    copies: null,
    now: new Date(2027, 5, 1),
    ...more,
  });

const log = (...plays: PlayFacts[]) =>
  readLog(
    plays.map((facts, n) => aPlay({ id: n + 1, ...facts })).toSorted((a, b) => +b.playedAt - +a.playedAt),
    [ANA],
  );

const cardOf = (plays: readonly LoggedPlay[], kind: StoryCardKind, more: Partial<StoryInput> = {}) =>
  told(plays, more).cards.find((card) => card.kind === kind);

/** Plays of the winters of two years, so that a month has several of them. */
const densePlays = anyPlays.map((plays) =>
  plays
    .map((play) => {
      const { playedAt: at } = play;
      const [year, month] = [2025 + (at.getFullYear() % 2), at.getMonth() % 3];
      return { ...play, playedAt: new Date(year, month, at.getDate(), at.getHours(), at.getMinutes()) };
    })
    .toSorted((a, b) => b.playedAt.getTime() - a.playedAt.getTime()),
);

const on = (month: number, day: number, hour = 20) => new Date(2026, month - 1, day, hour);
const local = (moment: Date) => `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`;

test('every number is that of the analytics of the same days, and of a plain count', () => {
  fc.assert(
    fc.property(densePlays, fc.constantFrom('2026', '2025', '2026-01'), fc.boolean(), (all, range, hasHero) => {
      const read = countedPlays(readLog(all, [ANA]));
      const hero = hasHero ? heroIn(read, 1) : null;
      const { cards, plays } = told(read, { range, hero });
      const valueOf = (kind: StoryCardKind) => cards.find((card) => card.kind === kind);

      // A plain reading of the range.
      const [year, month] = range.split('-').map(Number) as [number, number?];
      const within = read.filter(
        ({ playedAt }) => playedAt.getFullYear() === year && (month === undefined || playedAt.getMonth() === month - 1),
      );
      expect(plays).toBe(within.length);
      if (within.length < 5) {
        expect(cards.length).toBeLessThanOrEqual(3);
        return;
      }

      // The analytics.
      const games = gamePerformanceOf(within);
      const { minutes, timed } = minutesAtTable(within);
      expect(valueOf('plays')).toMatchObject({ value: within.length, of: games.length });
      expect(valueOf('plays')?.bars.reduce((sum, bar) => sum + bar, 0)).toBe(within.length);
      expect(valueOf('hours')?.value ?? 0).toBe(minutes);
      expect(valueOf('hours')?.of ?? 0).toBe(timed);
      expect(valueOf('new_games')?.value ?? 0).toBe(totalsOf(within).newGames);
      const most = games[0]?.plays ?? 0;
      expect(valueOf('most_played')?.value ?? 1).toBe(Math.max(1, most));
      const h = hIndex(games.map((game) => game.plays));
      expect(valueOf('h_index')?.value ?? Math.min(h, 1)).toBe(h);

      // Plain counts.
      const days = new Set(within.map(({ playedAt }) => local(playedAt)));
      expect(valueOf('days')?.value ?? 1).toBe(days.size);
      const names = new Set(within.flatMap(({ seated }) => seated.map(({ person }) => person)));
      if (hero) names.delete(hero);
      expect(valueOf('people')?.value ?? 0).toBe(names.size);
      const firsts = within.filter(({ game, id }) => read.findLast((one) => one.game === game)?.id === id);
      expect(valueOf('new_games')?.value ?? 0).toBe(firsts.length);
      const durations = within.flatMap(({ duration }) => (duration !== null && duration >= 15 ? [duration] : []));
      expect(valueOf('longest')?.value ?? 0).toBe(Math.max(0, ...durations));
      if (valueOf('shortest')) expect(valueOf('shortest')?.value).toBe(Math.min(...durations));
      const places = new Set(within.flatMap(({ place }) => (place === null ? [] : [place.trim().toLowerCase()])));
      expect(valueOf('places')?.value ?? 0).toBe(places.size);
      expect(valueOf('closest')?.value ?? null).toBe(plainMargin(within));
      expect(valueOf('day_streak')?.value ?? Math.min(1, days.size)).toBe(plainStreak(days));

      if (!hero) return;
      const own = performanceOf(within).find(({ person }) => person === hero);
      expect(valueOf('wins')?.value ?? 0).toBe(own?.wins ?? 0);
      const { nemesis } = rivalsOf(headToHeadOf(within, hero));
      expect(valueOf('nemesis')?.value ?? null).toBe(nemesis?.behind ?? null);
    }),
  );
});

/** The smallest lead of a play that one seat won by score. */
function plainMargin(plays: readonly LoggedPlay[]): number | null {
  const margins = plays.flatMap(({ outcome, isContest, seated }) => {
    if (!isContest || !['highest', 'lowest'].includes(outcome)) return [];
    const winners = seated.filter(({ won }) => won);
    const others = seated.flatMap(({ won, score }) => (won || score === null ? [] : [score]));
    const [winner] = winners;
    if (winners.length !== 1 || winner?.score == null || others.length === 0) return [];
    const margin = outcome === 'highest' ? winner.score - Math.max(...others) : Math.min(...others) - winner.score;
    return margin > 0 ? [margin] : [];
  });
  return margins.length === 0 ? null : Math.min(...margins);
}

/** The longest run of such days, counted day by day over seven years. */
function plainStreak(days: ReadonlySet<string>): number {
  let [best, run] = [0, 0];
  for (let day = new Date(2020, 0, 1, 12); day.getFullYear() < 2027; day.setDate(day.getDate() + 1)) {
    run = days.has(local(day)) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

test('the days of a year are those of the period of the analytics', () => {
  fc.assert(
    fc.property(anyPlays, (all) => {
      const read = readLog(all, []);
      const now = new Date(2026, 11, 31, 23);
      expect(told(read).plays).toBe(playedWithin(read, spanOf('year', now)).length);
      expect(told(read, { range: '2025' }).plays).toBe(playedWithin(read, spanOf('lastYear', now)).length);
    }),
  );
});

test('every card fits the contract of a link, and is told in one sentence', () => {
  fc.assert(
    fc.property(anyPlays, fc.constantFrom('2026', '2026-03'), (all, range) => {
      const read = readLog(all, [ANA]);
      for (const card of told(read, { range, hero: heroIn(read, 1), copies: [] }).cards) {
        expect(z.safeParse(storyCard, card).error).toBeUndefined();
        for (const one of [card, { ...card, names: [], place: null }]) {
          expect(sentenceText(one, range)).toMatch(/^[^.].*\.$/);
          expect(sentenceText(one, range)).not.toMatch(/undefined|NaN|null|\( ?\)/);
        }
      }
    }),
  );
});

test('plays that are left out of statistics are not told', () => {
  const read = countedPlays(log({ playedAt: on(3, 1), isIgnored: true }, { playedAt: on(3, 2) }));
  expect(told(read).plays).toBe(1);
});

describe('a year', () => {
  const five = Array.from({ length: 5 }, (_, n) => ({ playedAt: on(2, n + 1) }));

  test('with fewer than five plays is quiet, and has three cards', () => {
    const quiet = told(log(...five.slice(1).map((one) => ({ ...one, duration: 60, scores: [2, 1] }))));
    expect(quiet.isQuiet).toBe(true);
    expect(quiet.cards.map(({ kind }) => kind)).toEqual(['plays', 'most_played', 'hours']);
    expect(told(log(...five)).isQuiet).toBe(false);
  });

  test('without plays has no cards', () => {
    expect(told(log(...five), { range: '2020' })).toEqual({ plays: 0, isQuiet: false, cards: [] });
  });

  test('begins and ends at midnight of its reader', () => {
    const edges = log(
      { playedAt: on(1, 1, 0) },
      { playedAt: new Date(2026, 11, 31, 23, 59) },
      { playedAt: on(13, 1, 0) },
    );
    expect(told(edges).plays).toBe(2);
    expect(told(edges, { range: '2027-01' }).plays).toBe(1);
  });
});

test('a game that returns after years is told with its pause, and one after months is not', () => {
  const plays = [{ playedAt: on(2, 1) }, ...Array.from({ length: 4 }, (_, n) => ({ playedAt: on(3, n + 1) }))];
  expect(cardOf(log(...plays, { playedAt: new Date(2022, 0, 10) }), 'come_back')).toMatchObject({
    value: 4,
    days: ['2026-02-01'],
    games: [{ title: 'Azul' }],
  });
  expect(cardOf(log(...plays, { playedAt: new Date(2025, 5, 1) }), 'come_back')).toBeUndefined();
});

describe('of people', () => {
  const wins = (count: number, scores: readonly number[]) =>
    Array.from({ length: count }, (_, n) => ({ playedAt: on(4, n + 1), scores, gameTitle: `Game ${n}` }));

  test('the hero is no company of their own', () => {
    const read = log(...wins(5, [3, 9]));
    expect(cardOf(read, 'people', { hero: heroIn(read, 1) })).toMatchObject({ value: 1, names: ['Tom'], of: 5 });
    expect(cardOf(read, 'people')).toMatchObject({ value: 2 });
  });

  test('a table without a hero has one who wins most, and nobody has a nemesis', () => {
    const read = log(...wins(5, [3, 9]));
    const kinds = told(read).cards.map(({ kind }) => kind);
    expect(cardOf(read, 'champion')).toMatchObject({ value: 5, of: 5, names: ['Tom'] });
    expect(kinds).not.toContain('nemesis');
    expect(cardOf(read, 'nemesis', { hero: heroIn(read, 1) })).toMatchObject({ value: 5, of: 0, names: ['Tom'] });
  });

  test('wins in a row end with a defeat, and plays without a winner do not end them', () => {
    const [won, lost] = [{ scores: [9, 3] }, { scores: [3, 9] }];
    const results = [won, lost, won, { outcome: 'none' as const }, won, won, lost];
    const read = log(...results.map((result, n) => ({ ...result, playedAt: on(5, n + 1) })));
    expect(cardOf(read, 'win_streak', { hero: heroIn(read, 1) })).toMatchObject({
      value: 3,
      days: ['2026-05-03', '2026-05-06'],
    });
  });
});

test('the biggest comeback is that of the winner who was furthest behind on the score sheet', () => {
  const five = Array.from({ length: 5 }, (_, n) => ({ playedAt: on(6, n + 1) }));
  const sheets = [
    { scores: [14, 13], seats: [{ scoreText: '2+3+9' }, { scoreText: '7+6+0' }] },
    { scores: [12, 9], seats: [{ scoreText: '4+4+4' }, { scoreText: '5+4+0' }] },
  ];
  const read = log(...five, ...sheets.map((sheet) => ({ ...sheet, playedAt: on(7, 1), gameTitle: 'Skyjo' })));
  expect(cardOf(read, 'comeback')).toMatchObject({ value: 8, games: [{ title: 'Skyjo' }], names: ['Ana'] });
});

describe('of the shelf', () => {
  const azul = aGame({ id: 1, timesPlayed: 6 });
  const plays = log(
    ...Array.from({ length: 4 }, (_, n) => ({ playedAt: new Date(2025, 0, n + 1), gameId: 1 })),
    ...Array.from({ length: 2 }, (_, n) => ({ playedAt: on(1, n + 1), gameId: 1 })),
    ...Array.from({ length: 4 }, (_, n) => ({ playedAt: on(6, n + 1), gameTitle: 'Heat' })),
  );
  const copy = {
    id: 1,
    gameId: 1,
    edition: null,
    language: null,
    pricePaid: 30,
    priceCurrency: 'EUR',
    acquiredOn: '2026-01-01',
    acquiredFrom: null,
    place: null,
    condition: null,
    notes: null,
    isSleeved: false,
    barcode: null,
  };
  const shelf = { games: [azul], copies: [copy] };

  test('a tier is told in the year in which it was reached', () => {
    expect(cardOf(plays, 'tiers', shelf)).toMatchObject({ value: 1, games: [{ title: 'Azul', tier: 1 }] });
    expect(cardOf(plays, 'tiers', { ...shelf, range: '2025' })).toBeUndefined();
  });

  test('a copy is told in the year of its first day', () => {
    expect(cardOf(plays, 'bought', shelf)).toMatchObject({ value: 1 });
    const late = { ...shelf, copies: [{ ...copy, acquiredOn: '2025-12-31' }] };
    expect(cardOf(plays, 'bought', late)).toBeUndefined();
  });

  test('a play of the best value costs the price by all plays of the game', () => {
    expect(cardOf(plays, 'best_value', shelf)).toMatchObject({ value: 5, currency: 'EUR', of: 1 });
  });

  test('it belongs to the story of the owner alone', () => {
    const kinds = told(plays, { games: [azul] }).cards.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['tiers', 'bought', 'best_value'].includes(kind))).toEqual([]);
  });
});

test('of a year that is not over, the days that have come count', () => {
  const days = [1, 2, 3, 4, 5].map((day) => ({ playedAt: new Date(2026, 2, day, 20) }));
  expect(cardOf(log(...days), 'days', { now: new Date(2026, 2, 31, 9) })).toMatchObject({ value: 5, of: 90 });
  expect(cardOf(log(...days), 'days')).toMatchObject({ value: 5, of: 365 });
});
