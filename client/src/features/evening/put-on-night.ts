import type { PlannedEvening } from '#shared/contracts/evening.ts';
import type { PlannedGame } from './wishes.ts';

/** What putting a planned evening on the night comes to, by ids of games. */
interface Putting {
  /** The planned games that can be put on it, in their order: the host's own. */
  planned: number[];
  /** Games that are on the night already and not planned. */
  others: number[];
  /** The night has exactly these games in this order, to begin at these times. */
  isDone: boolean;
  /** When the planned ones begin, in minutes after the beginning of the night; with a minus what guests bring for it. */
  plan: Plan;
}

export type Plan = PlannedEvening['saved'];

/**
 * @param there ids of the games that are on the night
 * @param saved the plan that is on the night
 */
export function puttingOf(games: readonly PlannedGame[], there: readonly number[], saved: Plan): Putting {
  const planned = games.filter(({ game }) => game.source === 'host_shelf').map(({ game }) => game.number);
  const plan = games
    .filter(({ game }) => game.source !== 'guest_shelf')
    .map(({ game, startsAfter }) => ({ gameId: game.number, startsAfter }));
  return {
    planned,
    others: there.filter((id) => !planned.includes(id)),
    isDone: isSameList(planned, there.slice(0, planned.length)) && isSamePlan(plan, saved),
    plan,
  };
}

const isSamePlan = (some: Plan, others: Plan): boolean =>
  some.length === others.length &&
  some.every(({ gameId, startsAfter }) =>
    others.some((other) => other.gameId === gameId && other.startsAfter === startsAfter),
  );

export const isSameList = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id, at) => id === others[at]);
