import { type Evening, attendingVoters } from '#shared/evening/evening.ts';
import { byWorth } from '#shared/evening/game-at-table.ts';
import {
  byDensity,
  eveningValue,
  type Expectations,
  MAX_PLACES_VALUE,
  SERVED_VALUE,
  type WeighedGame,
} from './evening-value.ts';
import { CHANGE_OVER_MINUTES, endOf, inSequence, inStep, type PlacedGame } from './sequence.ts';

interface Games {
  /** Must be in the evening. */
  kept: readonly WeighedGame[];
  /** Can be in the evening. */
  others: readonly WeighedGame[];
  /** Maximum number of games, including the kept ones. */
  most: number;
}

/** Games compared with each other: short ones, which fill gaps, and others. */
const [MAX_SHORT, MAX_LONG] = [14, 26];
/** Steps of a search. Shelves with a dozen fitting games are searched to the end. */
const MAX_STEPS = 5_000;
/** Another evening may be worth this fraction less than the best. */
const TOLERANCE = 0.25;
/** Games of the best evening that others are without, the main game first. */
const MAX_WITHOUT = 4;

/** Chooses the games of an evening from all playable games. */
export class GameChooser {
  readonly evening: Evening;
  readonly kept: readonly WeighedGame[];
  readonly #most: number;
  /** The other games that fit beside the kept ones, what adds most in its time first. */
  readonly fitting: readonly WeighedGame[];
  readonly #voters: number;
  readonly #expectations: Expectations;

  constructor(evening: Evening, { kept, others, most }: Games) {
    this.evening = evening;
    this.kept = kept;
    this.#most = most;
    this.#voters = attendingVoters(evening).length;
    this.fitting = byDensity(others.filter((game) => this.fits([...kept, game])));
    const hasMain = [...kept, ...this.fitting].some((game) => game.value > 0 && !game.isShort);
    this.#expectations = { parties: evening.parties.length, hasMain };
  }

  inSequence(games: readonly WeighedGame[]): PlacedGame[] {
    return inSequence(games, this.#voters);
  }

  endOf(games: readonly WeighedGame[]): number {
    return endOf(this.inSequence(games));
  }

  fits(games: readonly WeighedGame[]): boolean {
    if (games.length > this.#most) return false;
    const steps = games.reduce((sum, { minutes }) => sum + inStep(minutes) + CHANGE_OVER_MINUTES, -CHANGE_OVER_MINUTES);
    if (steps <= this.evening.minutes) return true;
    // The last one need not end at a step.
    return steps - inStep(1) < this.evening.minutes && this.endOf(games) <= this.evening.minutes;
  }

  valueOf(games: readonly WeighedGame[]): number {
    return eveningValue(games, this.#expectations);
  }

  /**
   * The evenings to choose from, best first; none if nothing fits. Each further one is without a game of the best. @param most
   * how many are wanted
   */
  evenings(most: number): WeighedGame[][] {
    const best = this.choose();
    if (!best) return [];
    const main = this.inSequence(best).find(({ role }) => role === 'main');
    const free = byWorth(best.filter((game) => !this.kept.includes(game))).toSorted(
      (a, b) => Number(b.candidate === main?.candidate) - Number(a.candidate === main?.candidate),
    );
    const least = this.valueOf(best) * (1 - TOLERANCE);
    const found = [best];
    for (const game of free.slice(0, MAX_WITHOUT)) {
      if (found.length >= most) break;
      const other = this.choose(game);
      if (other && this.valueOf(other) >= least && !found.some((one) => isSame(one, other))) found.push(other);
    }
    return found;
  }

  /** The set of games of the highest value; null if nothing fits. @param without a game to leave out */
  choose(without?: WeighedGame): WeighedGame[] | null {
    if (!this.fits(this.kept)) return null;
    const fitting = this.fitting.filter((game) => game !== without);
    const good = fitting.filter(({ value }) => value > 0);
    const compared = [
      ...good.filter((game) => game.isShort).slice(0, MAX_SHORT),
      ...good.filter((game) => !game.isShort).slice(0, MAX_LONG),
    ];
    const chosen = this.#search(byDensity(compared));
    this.#fill(chosen, good);
    if (chosen.length > 0) return chosen;
    // Better than nothing.
    const [least] = byWorth(fitting);
    return least ? [least] : null;
  }

  /** Adds what the search did not look at. */
  #fill(chosen: WeighedGame[], games: readonly WeighedGame[]): void {
    let left = this.evening.minutes - this.endOf(chosen);
    for (const game of games) {
      if (game.minutes > left || chosen.includes(game) || !this.fits([...chosen, game])) continue;
      chosen.push(game);
      left = this.evening.minutes - this.endOf(chosen);
    }
  }

  /** Branch and bound: with and without each game, as long as what the rest could add at most may exceed the best. */
  #search(games: readonly WeighedGame[]): WeighedGame[] {
    const voters = new Set([...this.kept, ...games].flatMap(({ wantedBy }) => wantedBy)).size;
    const room = inStep(this.evening.minutes) + CHANGE_OVER_MINUTES;
    let best = [...this.kept];
    let most = best.length > 0 ? this.valueOf(best) : 0;
    let steps = 0;
    const look = (chosen: readonly WeighedGame[], from: number, plain: number, used: number): void => {
      steps += 1;
      if (steps > MAX_STEPS || from === games.length || chosen.length >= this.#most) return;
      if (plain + MAX_PLACES_VALUE + SERVED_VALUE * voters + mostOf(games, from, room - used) <= most) return;
      const game = games[from];
      if (!game) return;
      const grown = [...chosen, game];
      if (this.fits(grown)) {
        const value = this.valueOf(grown);
        if (value > most) [most, best] = [value, grown];
        look(grown, from + 1, plain + game.value, used + game.minutes + CHANGE_OVER_MINUTES);
      }
      look(chosen, from + 1, plain, used);
    };
    const took = this.kept.reduce((sum, { minutes }) => sum + minutes + CHANGE_OVER_MINUTES, 0);
    look(
      this.kept,
      0,
      this.kept.reduce((sum, { value }) => sum + value, 0),
      took,
    );
    return best;
  }
}

/** At most what games from a place on add in some minutes, if the last could be played in part. */
function mostOf(games: readonly WeighedGame[], from: number, minutes: number): number {
  let [left, sum] = [minutes, 0];
  for (let place = from; place < games.length && left > 0; place += 1) {
    const { value, minutes: took } = games[place] ?? { value: 0, minutes: 1 };
    sum += took <= left ? value : (value * left) / took;
    left -= took;
  }
  return sum;
}

const isSame = (some: readonly WeighedGame[], others: readonly WeighedGame[]): boolean =>
  some.length === others.length && some.every((game) => others.includes(game));
