import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { costsPerPlay, pricesOf } from './cost.ts';
import { copiesQuery } from './api.ts';
import { moneyText } from './copy-text.ts';
import { t } from '#client/copies/words/words.ts';

/** The prices that costs per play are made of. */
export const pricesQuery = copiesQuery;

/** Costs per play of games, in the most frequent currency of their prices. */
export interface Costs {
  /** By the game's id; games without a cost in that currency are left out. */
  byGame: ReadonlyMap<number, number>;
  /** Describes the order, and which games come last. */
  words: string;
}

/** @param copies all of the owner */
export function costsOf(games: readonly Game[], copies: readonly Copy[], locale?: string): Costs {
  const prices = pricesOf(games, copies);
  const costs = costsPerPlay(games, prices);
  const byGame = new Map(costs.map(({ game, amount }) => [game.id, amount]));
  const [cheapest, dearest] = [costs[0], costs.at(-1)];
  if (!prices || !cheapest || !dearest)
    return {
      byGame,
      words: t(
        'No game of this list has both a price and a play. Prices are entered with the copies on a game’s page.',
      ),
    };
  const [from = '', to = ''] = [cheapest, dearest].map(({ amount }) => moneyText(amount, prices.currency, locale));
  const { leftOut } = prices;
  const range = from === to ? t('{price} a play.', { price: from }) : t('{from} to {to} a play.', { from, to });
  const last =
    leftOut === 0
      ? t('Games without a price or a play come last.')
      : t(
          'Games without a price or a play, and {leftOut, plural, one {one with prices in another currency} other {# with prices in another currency}}, come last.',
          { leftOut },
        );
  return {
    byGame,
    words: `${range} ${last}`,
  };
}
