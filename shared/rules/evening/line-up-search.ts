import type { GameAtTable } from './game-at-table.ts';
import { headsOf, type Party } from './party.ts';
import { pointsInRole, type Role, suitsRole } from './roles.ts';

/** To clear one game away and lay out the next. */
export const CHANGE_OVER_MINUTES = 10;
/** Points for an evening that leaves no minute, and for each person who gets a game that they asked for. */
const POINTS_FOR_FULL_TIME = 80;
const POINTS_FOR_SERVED = 8;
/** Bits of a number. Where more come, nobody is promised one of their games. */
const MOST_SERVED = 31;

/** One game in one place, or none (`game` is null). */
interface Option {
  game: GameAtTable | null;
  points: number;
  /** With the change-over before it, or after it for an opener. */
  minutes: number;
  /** By which the main game is the longest; 0 for what is locked, which may be longer. */
  compared: number;
  wanters: number;
}

export type Places = Record<Role, GameAtTable | null>;

export interface LineUpSearch {
  /** For the places that are open. */
  games: readonly GameAtTable[];
  parties: readonly Party[];
  minutes: number;
  /** A place that is settled: its game, or null when it stays empty. */
  locked: Partial<Places>;
}

/**
 * The evening with the most points of all that are possible, or null where none is. Every combination is looked at: at
 * most 60 games in each of three places. Of equals the one with the lowest ids, main game first, is taken.
 */
export function searchLineUp(search: LineUpSearch): Places | null {
  const bits = bitOfEach(search.parties);
  const heads = headsOf(search.parties);
  const optionsFor = (role: Role) => optionsOf(role, search, { bits, heads });
  const [openers, mains, closers] = [optionsFor('opener'), optionsFor('main'), optionsFor('closer')];
  let best: Places | null = null;
  let most = -Infinity;
  for (const main of mains) {
    for (const opener of openers) {
      if (opener.compared > main.compared || (opener.game && opener.game === main.game)) continue;
      const before = main.minutes + opener.minutes;
      if (before > search.minutes) continue;
      for (const closer of closers) {
        const minutes = before + closer.minutes;
        if (minutes > search.minutes || closer.compared > main.compared) continue;
        if (closer.game && (closer.game === main.game || closer.game === opener.game)) continue;
        const points =
          main.points +
          opener.points +
          closer.points +
          Math.floor((POINTS_FOR_FULL_TIME * minutes) / search.minutes) +
          POINTS_FOR_SERVED * bitCount(main.wanters | opener.wanters | closer.wanters);
        if (points <= most) continue;
        most = points;
        best = { opener: opener.game, main: main.game, closer: closer.game };
      }
    }
  }
  return best;
}

const EMPTY: Option = { game: null, points: 0, minutes: 0, compared: 0, wanters: 0 };

/** What could stand in a place, no game last. */
function optionsOf(
  role: Role,
  { games, locked }: LineUpSearch,
  { bits, heads }: { bits: ReadonlyMap<number, number>; heads: number },
): Option[] {
  const settled = locked[role];
  const isLocked = settled !== undefined;
  const inPlace = isLocked ? [settled] : games.filter((game) => suitsRole(role, game));
  const options = inPlace.map((game): Option => {
    if (!game) return EMPTY;
    return {
      game,
      points: pointsInRole(role, game, heads),
      minutes: game.minutes + (role === 'main' ? 0 : CHANGE_OVER_MINUTES),
      compared: isLocked ? (role === 'main' ? Infinity : 0) : game.candidate.minutes,
      wanters: game.wantedBy.reduce((mask, id) => mask | (bits.get(id) ?? 0), 0),
    };
  });
  return isLocked || role === 'main' ? options : [...options, EMPTY];
}

/** A bit for each party, while there are enough. */
const bitOfEach = (parties: readonly Party[]): Map<number, number> =>
  new Map(parties.length > MOST_SERVED ? [] : parties.map(({ id }, place) => [id, 2 ** place]));

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}
