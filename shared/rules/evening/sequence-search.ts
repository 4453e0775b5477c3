import type { WeighedGame } from './game-worth.ts';
import { type Item, withoutOutdone } from './search-items.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';
import { bestOf, type Bounds, emptyLayer, type Layer, layerOf } from './worth-layers.ts';

interface Evening {
  /** To choose from. */
  games: readonly WeighedGame[];
  /** Minutes of the shortest game that is ever forced or chosen. */
  shortest: number;
  minutes: number;
  /** So many games at most. */
  most: number;
}

/** Voters whose games are weighed against each other; what more there are is served where it costs nothing. */
const MOST_WEIGHED = 5;
/** Time is counted in steps; a long day in longer ones, so that there are never more than about 70. */
const STEP_MINUTES = 5;
const MINUTES_A_STEP_LENGTH = 360;

/**
 * Finds the games that are worth most together, once for an evening and again without some of them. It begins without
 * voters, and takes those into account who come away empty: once none is left, no choice is worth more. Games that are
 * forced or left out now and then are decided first, so that the layers of all others serve every question.
 */
export class SequenceSearch {
  readonly #games: readonly WeighedGame[];
  readonly #step: number;
  readonly #bounds: Omit<Bounds, 'voters' | 'most'>;
  readonly #most: number;
  /** Games are counted once a choice has too many of them: most evenings have time for fewer. */
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

  /** Says which games may be forced or left out later. */
  decideFirst(games: Iterable<WeighedGame>): void {
    for (const game of games) {
      if (this.#first.has(game)) continue;
      this.#first.add(game);
      this.#others = null;
    }
  }

  /** The games worth most together, the forced ones among them; null where these do not fit. */
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
      const more = empty.slice(0, MOST_WEIGHED - this.#weighed.length);
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
    this.#others ??= before(withoutOutdone(others(), this.#most), emptyLayer(bounds));
    const isAsked = (game: WeighedGame) => !without.has(game) && (this.#games.includes(game) || forced.includes(game));
    const first = [...this.#first].filter(isAsked).map(itemOf);
    return bestOf(before(first, this.#others), bounds);
  }

  #stepsOf(minutes: number): number {
    return Math.ceil((inStep(minutes) + CHANGE_OVER_MINUTES) / this.#step);
  }
}
