import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { groupBy } from '#shared/group-by.ts';
import { costPerPlay } from './cost-per-play.ts';

export type PricedCopy = Pick<Copy, 'gameId' | 'pricePaid' | 'priceCurrency'>;

/** The prices of an owner's games in the currency that most of their copies were paid in. */
export interface Prices {
  /** ISO 4217; null if no price names one. */
  currency: string | null;
  /** Price of all copies of a game by its id; games with prices in another currency are missing. */
  byGame: ReadonlyMap<number, number>;
  /** Number of games with a price in another currency. */
  leftOut: number;
}

/** @param games whose copies count; null if none of them has a price */
export function pricesOf(games: readonly Pick<Game, 'id'>[], copies: readonly PricedCopy[]): Prices | null {
  const ids = new Set(games.map(({ id }) => id));
  const priced = copies.filter(({ gameId, pricePaid }) => pricePaid !== null && ids.has(gameId));
  const byCurrency = Array.from(groupBy(priced, ({ priceCurrency }) => priceCurrency));
  const [first, ...others] = byCurrency;
  if (!first) return null;
  const isAhead = ([name, list]: typeof first, [other, most]: typeof first) =>
    list.length > most.length || (list.length === most.length && (name ?? '') < (other ?? ''));
  const [currency] = others.reduce((most, one) => (isAhead(one, most) ? one : most), first);
  const ofGames = Array.from(groupBy(priced, ({ gameId }) => gameId));
  const counted = ofGames.flatMap(([gameId, list]) => {
    // As if played once: the price itself, unless it is in several currencies.
    const price = costPerPlay(list, 1);
    return price?.currency === currency ? [[gameId, price.amount] as const] : [];
  });
  return { currency, byGame: new Map(counted), leftOut: ofGames.length - counted.length };
}

/** The price of some games together; those without a price count nothing. */
export const priceOfAll = (games: readonly Pick<Game, 'id'>[], prices: Prices | null): number =>
  games.reduce((sum, { id }) => sum + (prices?.byGame.get(id) ?? 0), 0);

export interface GameCost {
  game: Game;
  /** Price of its copies by its plays. */
  amount: number;
}

/** Returns the cost per play of each played game, in ascending order. @param prices of `pricesOf` */
export function costsPerPlay(games: readonly Game[], prices: Prices | null): GameCost[] {
  const costs = games.flatMap((game) => {
    const price = prices?.byGame.get(game.id);
    return price === undefined || game.timesPlayed === 0 ? [] : [{ game, amount: price / game.timesPlayed }];
  });
  return costs.sort((a, b) => a.amount - b.amount || b.game.timesPlayed - a.game.timesPlayed || a.game.id - b.game.id);
}

/** The amount that half of the costs are at or below; null without costs. @param costs the cheapest first */
export const medianCost = (costs: readonly Pick<GameCost, 'amount'>[]): number | null =>
  costs[Math.ceil(costs.length / 2) - 1]?.amount ?? null;
