import type { PlannedGame } from './wishes.ts';

/** What putting a planned evening on the night comes to, by ids of games. */
export interface Putting {
  /** The planned games that can be put on it, in their order: the host's own. */
  planned: number[];
  /** Games that are on the night already and not planned. */
  others: number[];
  /** The night has exactly these games in this order. */
  isDone: boolean;
  /** When the planned ones begin, in minutes after the beginning of the night. */
  plan: { gameId: number; startsAfter: number }[];
}

/** @param there ids of the games that are on the night */
export function puttingOf(games: readonly PlannedGame[], there: readonly number[]): Putting {
  const own = games.filter(({ game }) => game.source === 'host_shelf');
  const planned = own.map(({ game }) => game.number);
  return {
    planned,
    others: there.filter((id) => !planned.includes(id)),
    isDone: isSameList(planned, there.slice(0, planned.length)),
    plan: own.map(({ game, startsAfter }) => ({ gameId: game.number, startsAfter })),
  };
}

export const isSameList = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id, at) => id === others[at]);
