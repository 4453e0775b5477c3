import { SERVED_SCORE, type WeighedGame } from './game-score.ts';
import { type Item, placesFor, STATES } from './search-items.ts';

/** Score of an impossible state. */
const NEVER = -1e9;

/** Parameters shared by all layers of a search. */
export interface Bounds {
  /** Available time in steps. */
  room: number;
  /** Maximum number of games; null if games are not counted. */
  most: number | null;
  /** Steps of the shortest game. */
  fewestSteps: number;
  /** Number of voters in the state. */
  voters: number;
}

/**
 * The highest score of the games from an item on. Dynamic programming over games; the state is positions taken, voters
 * served, games left and steps left. A voter counts once, however many of their games are played.
 */
export interface Layer {
  values: Int32Array;
  /** Null after the last item. */
  item: Item | null;
  next: Layer | null;
}

/** Start of a row of time steps, by positions taken, voters served and games left. */
const rowOf = ({ room, most, voters }: Bounds, state: number, mask: number, count: number): number =>
  (((state << voters) + mask) * ((most ?? 0) + 1) + (most === null ? 0 : count)) * (room + 1);

/** The base case without games: the score of the voters served. */
export function emptyLayer(bounds: Bounds): Layer {
  const values = new Int32Array(rowOf(bounds, STATES, 0, 0));
  for (let state = 0; state < STATES; state += 1) {
    for (let mask = 1; mask < 1 << bounds.voters; mask += 1)
      values.fill(SERVED_SCORE * bitCount(mask), rowOf(bounds, state, mask, 0), rowOf(bounds, state, mask + 1, 0));
  }
  return { values, item: null, next: null };
}

/** Computes an item's layer from the next one. Times that no earlier games can leave are skipped. */
export function layerOf(item: Item, next: Layer, bounds: Bounds): Layer {
  const { room, most, fewestSteps, voters } = bounds;
  const counted = most ?? 1;
  const after = next.values;
  const values = item.isForced ? new Int32Array(after.length).fill(NEVER) : after.slice();
  for (let state = 0; state < STATES; state += 1) {
    for (const { state: reached, score } of placesFor(item.game, state)) {
      for (let mask = 0; mask < 1 << voters; mask += 1) {
        for (let count = counted; count > 0; count -= 1) {
          const latest = room - (counted - count) * fewestSteps;
          if (latest < item.steps) break;
          const here = rowOf(bounds, state, mask, count);
          const away = rowOf(bounds, reached, mask | item.wanters, count - 1) - item.steps - here;
          for (let at = here + item.steps; at <= here + latest; at += 1) {
            const value = score + (after[at + away] ?? 0);
            if (value > (values[at] ?? 0)) values[at] = value;
          }
        }
      }
    }
  }
  return { values, item, next };
}

/** The games of the best choice from the first layer on; null if the forced ones do not fit. */
export function bestOf(first: Layer, bounds: Bounds): WeighedGame[] | null {
  const { most, room } = bounds;
  const valueIn = ({ values }: Layer, state: number, mask: number, count: number, time: number) =>
    time < 0 || (most !== null && count < 0) ? NEVER : (values[rowOf(bounds, state, mask, count) + time] ?? NEVER);
  let [state, mask, count, time] = [0, 0, most ?? 0, room];
  if (valueIn(first, state, mask, count, time) < 0) return null;
  const chosen: WeighedGame[] = [];
  for (let layer = first; layer.item !== null && layer.next !== null; layer = layer.next) {
    const { item, next } = layer;
    const value = valueIn(layer, state, mask, count, time);
    const isNeedless = !item.isForced && value === valueIn(next, state, mask, count, time);
    if (isNeedless && !item.isPreferred) continue;
    const [served, rest] = [mask | item.wanters, time - item.steps];
    const reached = placesFor(item.game, state).find(
      (to) => value === to.score + valueIn(next, to.state, served, count - 1, rest),
    );
    if (!reached && isNeedless) continue;
    if (!reached) throw new Error('the layers do not lead back');
    chosen.push(item.game);
    [state, mask, count, time] = [reached.state, served, count - 1, rest];
  }
  return chosen;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
