import { SERVED_WORTH, type WeighedGame } from './game-worth.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';

export interface SequenceSearch {
  /** To choose from. */
  games: readonly WeighedGame[];
  /** Games that have to be among the chosen ones. */
  forced: readonly WeighedGame[];
  minutes: number;
  /** So many games at most. */
  most: number;
}

/** Voters whose games are weighed against each other; what more there are is served where it costs nothing. */
const MOST_WEIGHED = 5;
/** Time is counted in steps; a long day in longer ones, so that there are never more than about 70. */
const STEP_MINUTES = 5;
const MINUTES_A_STEP_LENGTH = 360;

const OPENED = 1;
const CLOSED = 2;
const STATES = 4;
/** Of what cannot be. */
const NEVER = -1e9;

/** A game as the table of the search sees it. */
interface Item {
  game: WeighedGame;
  isForced: boolean;
  /** With the change-over to the next one. */
  steps: number;
  /** Bits of the weighed voters who want it. */
  wanters: number;
}

/**
 * The games that are worth most together in this time, or null where the forced ones do not fit. Dynamic programming over
 * games, time, count, places and voters served. It begins without voters, and takes those into account who come away
 * empty, one by one: once none is left, no choice is worth more.
 */
export function searchSequence({ games, forced, minutes, most }: SequenceSearch): WeighedGame[] | null {
  const step = STEP_MINUTES * Math.max(1, Math.ceil(minutes / MINUTES_A_STEP_LENGTH));
  const all = [...forced, ...games.filter((game) => !forced.includes(game))].sort(
    (a, b) => b.perMinute - a.perMinute || a.candidate.id - b.candidate.id,
  );
  const room = Math.floor((minutes + CHANGE_OVER_MINUTES) / step);
  const couldServe = [...new Set(all.flatMap(({ wantedBy }) => wantedBy))].sort((a, b) => a - b);
  const weighed: number[] = [];
  for (;;) {
    const items = all.map((game): Item => ({
      game,
      isForced: forced.includes(game),
      steps: Math.ceil((inStep(game.minutes) + CHANGE_OVER_MINUTES) / step),
      wanters: weighed.reduce((bits, id, at) => (game.wantedBy.includes(id) ? bits | (1 << at) : bits), 0),
    }));
    const chosen = solve(withoutOutdone(items, most), room, most, weighed.length);
    if (!chosen) return null;
    const served = new Set(chosen.flatMap(({ wantedBy }) => wantedBy));
    const empty = couldServe.find((id) => !served.has(id) && !weighed.includes(id));
    if (empty === undefined || weighed.length === MOST_WEIGHED) return chosen;
    weighed.push(empty);
  }
}

/** Without the games to which as many others are to be preferred as can be chosen: one of those is left instead. */
const withoutOutdone = (items: readonly Item[], most: number): Item[] =>
  items.filter((item, at) => {
    if (item.isForced) return true;
    let better = 0;
    for (const [place, other] of items.entries()) {
      if (place !== at && outdoes(other, item, place < at)) better += 1;
      if (better === most) return false;
    }
    return true;
  });

/** Whether one game does all that another does, in no more time. @param wins where both are alike */
function outdoes(one: Item, other: Item, wins: boolean): boolean {
  const [a, b] = [one.game, other.game];
  const [opener, closer] = [(a.asOpener ?? -1) - (b.asOpener ?? -1), (a.asCloser ?? -1) - (b.asCloser ?? -1)];
  const isAsGood =
    one.steps <= other.steps &&
    a.worth >= b.worth &&
    opener >= 0 &&
    closer >= 0 &&
    (one.wanters & other.wanters) === other.wanters;
  const isAlike =
    one.steps === other.steps && a.worth === b.worth && opener === 0 && closer === 0 && one.wanters === other.wanters;
  return isAsGood && (wins || !isAlike);
}

/** The best choice where a weighed voter's bit counts once, however many of their games are played. */
function solve(items: readonly Item[], room: number, most: number, voters: number): WeighedGame[] | null {
  const bounds: Bounds = { room, most, masks: 1 << voters };
  const tables = [servedTable(bounds)];
  for (const item of items.toReversed()) {
    const next = tables.at(-1);
    if (next) tables.push(withItem(item, next, bounds));
  }
  tables.reverse();
  let [state, mask, count, time] = [0, 0, most, room];
  const valueAt = (place: number, ...at: Parameters<typeof rowOf>) => tables[place]?.[rowOf(...at) + time] ?? NEVER;
  if (valueAt(0, bounds, state, mask, count) < 0) return null;
  const chosen: WeighedGame[] = [];
  for (const [place, { game, isForced, steps, wanters }] of items.entries()) {
    const value = valueAt(place, bounds, state, mask, count);
    if (!isForced && value === valueAt(place + 1, bounds, state, mask, count)) continue;
    time -= steps;
    const reached = placesFor(game, state).find(
      (to) => value === to.worth + valueAt(place + 1, bounds, to.state, mask | wanters, count - 1),
    );
    if (!reached) throw new Error('the table does not lead back');
    chosen.push(game);
    [state, mask, count] = [reached.state, mask | wanters, count - 1];
  }
  return chosen;
}

interface Bounds {
  room: number;
  most: number;
  masks: number;
}

/** Where the steps of time begin in a table, by places taken, voters served and games left. */
const rowOf = ({ room, most, masks }: Bounds, state: number, mask: number, count: number): number =>
  ((state * masks + mask) * (most + 1) + count) * (room + 1);

/** Without any more games: what the voters count who are served. */
function servedTable(bounds: Bounds): Int32Array {
  const table = new Int32Array(rowOf(bounds, STATES, 0, 0));
  for (let state = 0; state < STATES; state += 1) {
    for (let mask = 1; mask < bounds.masks; mask += 1)
      table.fill(SERVED_WORTH * bitCount(mask), rowOf(bounds, state, mask, 0), rowOf(bounds, state, mask + 1, 0));
  }
  return table;
}

/** The best of each state from this item on, from that of the items after it. */
function withItem({ game, isForced, steps, wanters }: Item, next: Int32Array, bounds: Bounds): Int32Array {
  const { room, most, masks } = bounds;
  const table = isForced ? new Int32Array(next.length).fill(NEVER) : next.slice();
  for (let state = 0; state < STATES; state += 1) {
    for (const { state: reached, worth } of placesFor(game, state)) {
      for (let mask = 0; mask < masks; mask += 1) {
        for (let count = 1; count <= most; count += 1) {
          const here = rowOf(bounds, state, mask, count);
          const away = rowOf(bounds, reached, mask | wanters, count - 1) - steps - here;
          for (let at = here + steps; at <= here + room; at += 1) {
            const value = worth + (next[at + away] ?? 0);
            if (value > (table[at] ?? 0)) table[at] = value;
          }
        }
      }
    }
  }
  return table;
}

/** Where a game may stand while these places are taken, and what it is worth there. */
function placesFor({ worth, asOpener, asCloser }: WeighedGame, state: number): { state: number; worth: number }[] {
  return [
    ...(asOpener !== null && !(state & OPENED) ? [{ state: state | OPENED, worth: worth + asOpener }] : []),
    ...(asCloser !== null && !(state & CLOSED) ? [{ state: state | CLOSED, worth: worth + asCloser }] : []),
    { state, worth },
  ];
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}
