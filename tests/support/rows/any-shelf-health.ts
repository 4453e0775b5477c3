import fc from 'fast-check';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from './a-game.ts';
import { anyCollectionGame, MECHANICS, NOW } from './any-filter.ts';

const day = fc.constantFrom('2019-03-01', '2023-06-30', '2026-01-15');

const anyCopy = fc.record({
  edition: fc.constant(null),
  language: fc.constant(null),
  pricePaid: fc.option(fc.nat(10_000).map((cents) => cents / 100)),
  priceCurrency: fc.constantFrom('EUR', 'EUR', 'USD', null),
  acquiredOn: fc.option(day),
  acquiredFrom: fc.constant(null),
  place: fc.constant(null),
  condition: fc.constant(null),
  notes: fc.constant(null),
  isSleeved: fc.boolean(),
  barcode: fc.constant(null),
});

export interface HealthCollection {
  games: Game[];
  copies: Copy[];
  mechanics: ReadonlyMap<number, ReadonlySet<string>>;
}

const anyGame = fc.tuple(
  anyCollectionGame,
  fc.record({
    keptUntil: fc.option(fc.constantFrom('2026-05-31', '2026-06-01', '2026-06-02', '2027-06-01')),
    isUnowned: fc.boolean(),
    createdAt: fc.constantFrom(new Date('2018-01-01'), new Date('2024-01-01'), NOW),
    wishPriority: fc.option(fc.integer({ min: 1, max: 5 })),
    category: fc.constantFrom('abstract', 'euro'),
    timesPlayed: fc.constantFrom(0, 0, 1, 2, 3, 6, 40),
  }),
  fc.subarray([...MECHANICS]),
  fc.array(anyCopy, { maxLength: 2 }),
);

/** A collection of up to 40 games with copies and mechanics. */
export const anyHealthCollection: fc.Arbitrary<HealthCollection> = fc.array(anyGame, { maxLength: 40 }).map((list) => ({
  games: list.map(([game, more], at) =>
    aGame({ ...game, ...more, isUnowned: more.isUnowned && !game.isWishlist, id: at + 1 }),
  ),
  copies: list.flatMap(([, , , copies], at) =>
    copies.map((copy, index) => ({ ...copy, gameId: at + 1, id: at * 10 + index + 1 })),
  ),
  mechanics: new Map(list.map(([, , mechanics], at) => [at + 1, new Set(mechanics)])),
}));
