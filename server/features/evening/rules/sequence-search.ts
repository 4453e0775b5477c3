import type { WeighedGame } from './game-score.ts';
import { type Item, withoutDominated } from './search-items.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';
import { bestOf, type Bounds, emptyLayer, type Layer, layerOf } from './score-layers.ts';

interface Evening {
  /** The candidates. */
  games: readonly WeighedGame[];
  /** Minutes of the shortest game that can be forced or chosen. */
  shortest: number;
  minutes: number;
  /** Maximum number of games. */
  most: number;
}

/** Maximum number of voters in the search state; further voters are served only where that costs nothing. */
const MAX_WEIGHED = 5;
/** Time is counted in steps, longer ones for long days, so that there are at most about 70. */
const STEP_MINUTES = 5;
const MINUTES_A_STEP_LENGTH = 360;

/**
 * Finds the games with the highest total score, repeatedly for one evening. It starts without voters and adds those
 * left without a game; once there are none, the choice is optimal. Games that are forced or excluded in some queries
 * are decided first, so that the layers of all other games are reused.
 */
export class SequenceSearch {
  readonly #games: readonly WeighedGame[];
  readonly #step: number;
  readonly #bounds: Omit<Bounds, 'voters' | 'most'>;
  readonly #most: number;
  /** Games are counted only once a choice has too many: most evenings have time for fewer. */
  #isCounted = false;
  readonly #first = new Set<WeighedGame>();
  readonly #weighed: number[] = [];
  #others: Layer | null = null;

  constructor({ games, shortest, minutes, most }: Evening) {
    this.#games = games.toSorted((a, b) => b.perMinute - a.perMinute || a.candidate.id - b.candidate.id);
    this.#step = STEP_MINUTES * Math.max(1, Math.ceil(minutes / MINUTES_A_STEP_LENGTH));
    const room = Math.floor((minutes + CHANGE_OVER_MINUTES) / this.#step);
    this.#most = most;
    this.#bounds = { room, fewestSteps: this.#stepsOf(shortest) };
  }

  /** Declares the games that may be forced or excluded later. */
  decideFirst(games: Iterable<WeighedGame>): void {
    for (const game of games) {
      if (this.#first.has(game)) continue;
      this.#first.add(game);
      this.#others = null;
    }
  }

  /** The games with the highest total score that include the forced ones; null if these do not fit. */
  best(forced: readonly WeighedGame[], without: ReadonlySet<WeighedGame>): WeighedGame[] | null {
    this.decideFirst([...forced, ...without]);
    for (;;) {
      const chosen = this.#choose(forced, without);
      if (!chosen) return null;
      if (chosen.length > this.#most) {
        this.#isCounted = true;
        this.#others = null;
        continue;
      }
      const served = new Set([...chosen.flatMap(({ wantedBy }) => wantedBy), ...this.#weighed]);
      const couldServe = this.#games.filter((game) => !without.has(game)).flatMap(({ wantedBy }) => wantedBy);
      const empty = [...new Set(couldServe)].filter((id) => !served.has(id)).sort((a, b) => a - b);
      const more = empty.slice(0, MAX_WEIGHED - this.#weighed.length);
      if (more.length === 0) return chosen;
      this.#weighed.push(...more);
      this.#others = null;
    }
  }

  #choose(forced: readonly WeighedGame[], without: ReadonlySet<WeighedGame>): WeighedGame[] | null {
    const bounds = { ...this.#bounds, most: this.#isCounted ? this.#most : null, voters: this.#weighed.length };
    const itemOf = (game: WeighedGame): Item => ({
      game,
      isForced: forced.includes(game),
      isPreferred: this.#first.has(game),
      steps: this.#stepsOf(game.minutes),
      wanters: this.#weighed.reduce((bits, id, at) => (game.wantedBy.includes(id) ? bits | (1 << at) : bits), 0),
    });
    const before = (items: readonly Item[], layer: Layer) =>
      items.reduceRight((next, item) => layerOf(item, next, bounds), layer);
    const others = () => this.#games.filter((game) => !this.#first.has(game)).map(itemOf);
    this.#others ??= before(withoutDominated(others(), this.#most), emptyLayer(bounds));
    const isAvailable = (game: WeighedGame) =>
      !without.has(game) && (this.#games.includes(game) || forced.includes(game));
    const first = [...this.#first].filter(isAvailable).map(itemOf);
    return bestOf(before(first, this.#others), bounds);
  }

  #stepsOf(minutes: number): number {
    return Math.ceil((inStep(minutes) + CHANGE_OVER_MINUTES) / this.#step);
  }
}
