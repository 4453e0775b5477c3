import { chooseCandidates } from './choose-candidates.ts';
import { type Evening, attendingVoters } from '#shared/rules/evening/evening.ts';
import { byScore, type WeighedGame } from './game-score.ts';
import { mostWanted } from './most-wanted.ts';
import { CHANGE_OVER_MINUTES, endOf, inSequence, inStep, type PlacedGame } from './sequence.ts';
import { SequenceSearch } from './sequence-search.ts';

interface Games {
  /** Must be in the evening. */
  kept: readonly WeighedGame[];
  /** Can be in the evening. */
  others: readonly WeighedGame[];
  /** Maximum number of games, including the kept ones. */
  most: number;
}

/** Chooses the games of an evening from all playable games. */
export class EveningChooser {
  readonly evening: Evening;
  readonly kept: readonly WeighedGame[];
  readonly #most: number;
  /** The other games that fit beside the kept ones, highest score per minute first. */
  readonly fitting: readonly WeighedGame[];
  readonly #search: SequenceSearch;
  readonly #voters: number;

  constructor(evening: Evening, { kept, others, most }: Games) {
    this.evening = evening;
    this.kept = kept;
    this.#most = most;
    this.#voters = attendingVoters(evening).length;
    const isFitting = (game: WeighedGame) =>
      kept.length === 0 ? game.minutes <= evening.minutes : this.fits([...kept, game]);
    this.fitting = byScore(others.filter(isFitting));
    const games = [...kept, ...chooseCandidates(this.fitting)];
    const shortest = [...kept, ...this.fitting].reduce((least, game) => Math.min(least, game.minutes), evening.minutes);
    this.#search = new SequenceSearch({ games, shortest, minutes: evening.minutes, most });
  }

  inSequence(games: readonly WeighedGame[]): PlacedGame[] {
    return inSequence(games, this.#voters);
  }

  endOf(games: readonly WeighedGame[]): number {
    return endOf(this.inSequence(games));
  }

  fits(games: readonly WeighedGame[]): boolean {
    return games.length <= this.#most && this.endOf(games) <= this.evening.minutes;
  }

  /**
   * The set of games with the highest total score to which no further game can be added; null if there is none. @param
   * without games to leave out, unless they still fit
   */
  choose(without: ReadonlySet<WeighedGame> = new Set()): WeighedGame[] | null {
    if (!this.fits(this.kept)) return null;
    const wanted = mostWanted(this.fitting.filter((game) => !without.has(game)));
    const forced = wanted ? [...this.kept, wanted] : [...this.kept];
    const chosen = this.#filled(this.#search.best(forced, without) ?? forced);
    if (without.size === 0) this.#search.decideFirst(chosen);
    return chosen.length > 0 ? chosen : null;
  }

  /** Adds what the search missed, because it counts time in steps and considers the best games only. */
  #filled(found: readonly WeighedGame[]): WeighedGame[] {
    const chosen = [...found];
    let left = this.#minutesLeft(chosen);
    for (const game of this.fitting) {
      if (game.minutes > left || chosen.includes(game) || !this.fits([...chosen, game])) continue;
      chosen.push(game);
      left = this.#minutesLeft(chosen);
    }
    return chosen;
  }

  /** Longer games no longer fit. */
  #minutesLeft(chosen: readonly WeighedGame[]): number {
    const { minutes } = this.evening;
    return chosen.length === 0 ? minutes : inStep(minutes - this.endOf(chosen)) - CHANGE_OVER_MINUTES;
  }
}
