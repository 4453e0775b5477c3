import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TUNING } from '#shared/shapes/recommendation-tuning.ts';
import { isSameGame } from '../same-game.ts';
import { catalogueFromFile } from '../catalogue-from-file.ts';
import { MODEL_FORMAT, readModel } from './model.ts';
import { reasonFor } from './reason.ts';
import { recommend, type Request } from './recommend.ts';
import type { ShelfGame } from './taste.ts';

const catalogue = await catalogueFromFile();
const RUNS = 40;

const gameNamed = (title: string, facts: Partial<ShelfGame> = {}): ShelfGame => {
  const game = catalogue.games[catalogue.byTitle.get(title.toLowerCase()) ?? -1];
  if (!game) throw new Error(`${title} is not in the catalogue`);
  return { ...game, rating: 0, timesPlayed: 0, isFavorite: false, isWishlist: false, isExpansion: false, ...facts };
};

const facts = fc.record({
  rating: fc.integer({ min: 0, max: 10 }).map((step) => step / 2),
  timesPlayed: fc.nat(60),
  isFavorite: fc.boolean(),
  isWishlist: fc.boolean(),
  isExpansion: fc.boolean(),
});
const known = fc
  .tuple(fc.constantFrom(...catalogue.games), facts, fc.boolean())
  .map(([game, more, hasId]): ShelfGame => ({ ...game, ...more, bggId: hasId ? game.bggId : null }));
const unknown = fc
  .tuple(fc.constantFrom(...catalogue.games), facts, fc.string({ minLength: 1 }))
  .map(([game, more, title]): ShelfGame => ({ ...game, ...more, title, bggId: null, weight: null, year: null }));
const shelves = fc.record({
  games: fc.array(fc.oneof({ arbitrary: known, weight: 4 }, unknown), { maxLength: 60 }),
  company: fc
    .dictionary(fc.constantFrom('1', '2', '4', '7'), fc.integer({ min: 1, max: 40 }))
    .map((plays) => new Map(Object.entries(plays).map(([count, times]) => [Number(count), times]))),
});
const lean = fc.double({ min: -1, max: 1, noNaN: true });
const tunings = fc.record({ weight: lean, surprise: lean, company: lean });

/** Every game of the catalogue supports the next but one. */
const model = readModel(
  JSON.stringify({
    format: MODEL_FORMAT,
    games: catalogue.games.slice(0, 600).map(({ bggId }) => bggId),
    from: catalogue.games.slice(0, 600).map((_, place) => [(place + 598) % 600]),
    by: catalogue.games.slice(0, 600).map(() => [0.3]),
  }),
);

const requests = fc
  .tuple(shelves, tunings, fc.constantFrom(null, model))
  .map(([shelf, tuning, trained]): Request => ({ catalogue, shelf, tuning, model: trained, count: 10 }));

test('a shelf of twenty thousand long titles is processed within the time limit', () => {
  const alike = 'a b c d e f g h i j k l m '.repeat(6);
  const games = Array.from({ length: 20_000 }, (_, n) => gameNamed('Azul', { title: `${alike} ${n}`, bggId: null }));
  const request = { catalogue, shelf: { games, company: new Map() }, tuning: NO_TUNING, model: null, count: 40 };
  expect(recommend(request)).toHaveLength(40);
});

describe('for any shelf, wishlist and tuning,', () => {
  test('ten games that the owner has in no edition are recommended, best match first', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const titles = request.shelf.games.map(({ title }) => title);
        const suggestions = recommend(request);
        expect(suggestions).toHaveLength(10);
        for (const { game, percent } of suggestions) {
          expect(request.shelf.games.map(({ bggId }) => bggId)).not.toContain(game.bggId);
          expect(titles.filter((title) => isSameGame(title, game.title))).toEqual([]);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(99);
        }
        const percents = suggestions.map(({ percent }) => percent);
        expect(percents).toEqual(percents.toSorted((a, b) => b - a));
      }),
      { numRuns: RUNS },
    );
  });

  test('at most five games of a category and one edition of each game are recommended', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const games = recommend(request).map(({ game }) => game);
        for (const { category } of games)
          expect(games.filter((game) => game.category === category).length).toBeLessThanOrEqual(5);
        for (const one of games) expect(games.filter((game) => isSameGame(game.title, one.title))).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });

  test('each reason names similar games of the owner, or says that there are none', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const titles = request.shelf.games.filter((game) => !game.isExpansion).map(({ title }) => title);
        for (const suggestion of recommend(request)) {
          const { code, text, basedOn } = reasonFor(suggestion, request.shelf.company);
          expect(code).toBe(suggestion.anchors.length === 0 ? 'popular' : 'taste');
          expect(code === 'taste').toBe(titles.some((title) => basedOn.startsWith(title) && text.includes(title)));
        }
      }),
      { numRuns: RUNS },
    );
  });
});

const recommendTo = (games: ShelfGame[], changes: Partial<Request> = {}) =>
  recommend({ catalogue, shelf: { games, company: new Map() }, tuning: NO_TUNING, model: null, count: 10, ...changes });

test('recently recommended games are left out in every edition', () => {
  const before = recommendTo([]);
  const resting = before.map(({ game: { title } }) => ({ bggId: null, title }));
  const after = recommendTo([], { resting });
  expect(after).toHaveLength(10);
  for (const { game } of after) expect(resting.filter(({ title }) => isSameGame(title, game.title))).toEqual([]);
});

test('with an empty shelf no match is above 50 percent', () => {
  const best = (games: ShelfGame[]) => recommendTo(games)[0]?.percent ?? expect.unreachable();
  expect(best([])).toBeLessThanOrEqual(50);
  expect(best([])).toBeGreaterThan(30);
});

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('recommendations', () => {
  const light = ['Azul', 'Splendor', 'Kingdomino'].map((title) => gameNamed(title, { rating: 5 }));

  test('follow liked games: an owner of heavy games gets heavier ones', () => {
    const heavy = ['Brass: Birmingham', 'Terra Mystica', 'Agricola'].map((title) => gameNamed(title, { rating: 5 }));
    const [forLight, forHeavy] = [light, heavy].map((games) => mean(recommendTo(games).map((s) => s.game.weight ?? 0)));
    expect(forHeavy).toBeGreaterThan((forLight ?? 0) + 0.5);
  });

  test('are not based on games with a low rating', () => {
    const disliked = gameNamed('Twilight Struggle', { rating: 1 });
    const anchors = recommendTo([...light, disliked]).flatMap((suggestion) => suggestion.anchors);
    expect(anchors.map(({ game }) => game.title)).not.toContain('Twilight Struggle');
  });

  test('fit the usual number of players', () => {
    const seven = recommendTo(light, { shelf: { games: light, company: new Map([[7, 30]]) } });
    const most = seven.map(({ game }) => Number(game.players.split('-').at(-1)));
    expect(Math.min(...most)).toBeGreaterThanOrEqual(7);
  });

  test('follow the trained model if there is one', () => {
    const owned = catalogue.games.slice(0, 12).map((game) => gameNamed(game.title, { rating: 5 }));
    const spokenFor = new Set(catalogue.games.slice(2, 14).map(({ bggId }) => bggId));
    const count = (suggestions: ReturnType<typeof recommendTo>) =>
      suggestions.filter(({ game }) => spokenFor.has(game.bggId)).length;
    expect(count(recommendTo(owned, { model }))).toBeGreaterThan(0);
  });

  test.each([
    ['weight', (s: ReturnType<typeof recommendTo>) => mean(s.map(({ game }) => game.weight ?? 0))],
    ['surprise', (s: ReturnType<typeof recommendTo>) => mean(s.map(({ game }) => -game.popularity))],
    [
      'company',
      (s: ReturnType<typeof recommendTo>) => mean(s.map(({ game }) => Number(game.players.split('-').at(-1)))),
    ],
  ] as const)('follow the tuning of %s', (dial, of) => {
    const [low, middle, high] = [-1, 0, 1].map((lean_) =>
      of(recommendTo(light, { tuning: { ...NO_TUNING, [dial]: lean_ } })),
    );
    expect(low).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(high ?? 0);
  });
});

test('have reasons that name liked games and the usual number of players', () => {
  const games = ['Azul', 'Calico'].map((title) => gameNamed(title, { rating: 5 }));
  const company = new Map([
    [2, 9],
    [4, 1],
  ]);
  const texts = recommendTo(games, { shelf: { games, company } }).map(
    (suggestion) => reasonFor(suggestion, company).text,
  );
  expect(texts.join('\n')).toMatch(/Because you rate (Azul and Calico|Calico and Azul) 5 and mostly play with two\./);
});
