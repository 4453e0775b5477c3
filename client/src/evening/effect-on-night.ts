import type { PlannedEvening } from '#shared/evening/evening-contract.ts';
import type { PlannedGame } from './evening-options.ts';

/** The effect of putting a planned evening on the night, by game ids. */
interface EffectOnNight {
  /** Planned games that can be added, in order: the host's own. */
  planned: number[];
  /** Games on the night that are not planned. */
  others: number[];
  /** The night already has exactly these games, order and start times. */
  isDone: boolean;
  /** Start times in minutes after the start of the night; negative ids are proposals. */
  plan: Plan;
}

export type Plan = PlannedEvening['saved'];

/** @param there ids of games on the night @param saved the stored plan */
export function effectOnNight(games: readonly PlannedGame[], there: readonly number[], saved: Plan): EffectOnNight {
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
