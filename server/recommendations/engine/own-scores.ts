import { addSimilarity } from './tags.ts';
import { type Catalogue, similarityTo, weightSimilarity } from './catalogue.ts';
import type { Liked } from './taste.ts';

/** For each game, the mean of the three highest values offered; missing ones count as zero. */
class TopThree {
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #third: Float64Array;

  constructor(games: number) {
    this.#first = new Float64Array(games);
    this.#second = new Float64Array(games);
    this.#third = new Float64Array(games);
  }

  /** Offers one value for every game, multiplied by `worth`. */
  offer(numbers: Float64Array, worth: number): void {
    const [first, second, third] = [this.#first, this.#second, this.#third];
    for (let game = 0; game < numbers.length; game += 1) {
      const number = (numbers[game] ?? 0) * worth;
      if (number <= (third[game] ?? 0)) continue;
      const [high, middle] = [first[game] ?? 0, second[game] ?? 0];
      first[game] = Math.max(high, number);
      second[game] = Math.max(Math.min(high, number), middle);
      third[game] = Math.max(Math.min(middle, number), third[game] ?? 0);
    }
  }

  mean(game: number): number {
    return ((this.#first[game] ?? 0) + (this.#second[game] ?? 0) + (this.#third[game] ?? 0)) / 3;
  }
}

/* Maximum points of each part: round numbers, set by hand. docs/recommender.md gives the effect of each. */
const POPULARITY = 7;
/** Additional points for owners of popular games: per 20 points by which these exceed popularity 80. */
const MAINSTREAM = 2;
/** Fewer points for owners of large collections, who have left out well-known games on purpose. */
const COLLECTOR = 0.5;
const COLLECTOR_FROM = 30;
const YEARS = 4;
const SIMILAR_GAMES = 3;
const THEMES = 2.5;
const WEIGHT = 1;

/** At a difference of three years the similarity is a third. */
const YEARS_REACH = 3;
/** Older games count as of this year. */
const OLDEST = 1990;
const MIDDLING = 80;

/** A score for every catalogue game from its properties and a user's taste, on its own scale. */
export function ownScores(catalogue: Catalogue, taste: readonly Liked[]): Float64Array {
  const { games, weights } = catalogue;
  const likedGames = taste.filter(({ preference }) => preference > 0);
  const total = likedGames.reduce((sum, { preference }) => sum + preference, 0) || 1;
  const similar = new TopThree(games.length);
  const themes = new Float64Array(games.length);
  for (const liked of likedGames) {
    similar.offer(similarityTo(catalogue, liked), liked.preference);
    if (liked.place !== null) addSimilarity(catalogue.themes, liked.place, liked.preference / total, themes);
  }
  const popularityWeight = popularityWeightOf(catalogue, likedGames);
  const nearYear = shareNear(
    taste.flatMap(({ year }) => (year === null ? [] : [{ at: year, share: 1 }])),
    (year, other) => Math.exp(-Math.abs(Math.max(year, OLDEST) - Math.max(other, OLDEST)) / YEARS_REACH),
  );
  const nearWeights = shareNear(
    likedGames.map(({ weight, preference }) => ({ at: weight, share: preference })),
    weightSimilarity,
  );
  return Float64Array.from(
    games,
    ({ popularity, year }, place) =>
      (popularityWeight * popularity) / 100 +
      YEARS * (year === null ? 0 : nearYear(year)) +
      SIMILAR_GAMES * similar.mean(place) +
      THEMES * (themes[place] ?? 0) +
      WEIGHT * nearWeights(Math.round((weights[place] ?? 0) * 10) / 10),
  );
}

/** Points for maximum popularity. */
function popularityWeightOf({ games }: Catalogue, likedGames: readonly Liked[]): number {
  let sum = 0;
  let shares = 0;
  for (const { place, preference } of likedGames) {
    if (place === null) continue;
    sum += preference * (games[place]?.popularity ?? 0);
    shares += preference;
  }
  const usual = shares === 0 ? MIDDLING : sum / shares;
  const collector = COLLECTOR * Math.log(Math.max(1, likedGames.length / COLLECTOR_FROM));
  return POPULARITY + (MAINSTREAM * (usual - MIDDLING)) / 20 - collector;
}

/** Similarity of a number to a user's, weighted by their shares; cached per number. */
function shareNear(points: readonly { at: number; share: number }[], near: (one: number, other: number) => number) {
  const total = points.reduce((sum, { share }) => sum + share, 0);
  const known = new Map<number, number>();
  return (bggId: number): number => {
    const before = known.get(bggId);
    if (before !== undefined) return before;
    const sum = points.reduce((so, { at, share }) => so + share * near(bggId, at), 0);
    const mean = total === 0 ? 0 : sum / total;
    known.set(bggId, mean);
    return mean;
  };
}
