import { addLikeness } from './tags.ts';
import { type Catalogue, likenessTo, nearWeight } from './catalogue.ts';
import { TopThree } from './top-three.ts';
import type { Liked } from './taste.ts';

/* What each part may add to a score: round numbers, set by hand. docs/recommender.md tells what each is worth. */
const POPULARITY = 7;
/** More for who likes what everybody likes: per 20 points by which their games are better known than 80. */
const MAINSTREAM = 2;
/** Less for who has a large collection, and left out what is well known on purpose. */
const COLLECTOR = 0.5;
const COLLECTOR_FROM = 30;
const YEARS = 4;
const KINDRED = 3;
const THEMES = 2.5;
const WEIGHT = 1;

/** Two games are a third as near in time at three years from each other. */
const YEARS_REACH = 3;
/** The classics are all of one age. */
const OLDEST = 1990;
const MIDDLING = 80;

/** A score for every game of the catalogue from what it is and from what a person likes; the scale is its own. */
export function ownScores(catalogue: Catalogue, taste: readonly Liked[]): Float64Array {
  const { games, weights } = catalogue;
  const fondOf = taste.filter(({ fondness }) => fondness > 0);
  const total = fondOf.reduce((sum, { fondness }) => sum + fondness, 0) || 1;
  const kindred = new TopThree(games.length);
  const themes = new Float64Array(games.length);
  for (const liked of fondOf) {
    kindred.offer(likenessTo(catalogue, liked), liked.fondness);
    if (liked.place !== null) addLikeness(catalogue.themes, liked.place, liked.fondness / total, themes);
  }
  const renown = renownFactor(catalogue, fondOf);
  const nearYear = shareNear(
    taste.flatMap(({ year }) => (year === null ? [] : [{ at: year, share: 1 }])),
    (year, other) => Math.exp(-Math.abs(Math.max(year, OLDEST) - Math.max(other, OLDEST)) / YEARS_REACH),
  );
  const nearWeights = shareNear(
    fondOf.map(({ weight, fondness }) => ({ at: weight, share: fondness })),
    nearWeight,
  );
  return Float64Array.from(
    games,
    ({ popularity, year }, place) =>
      (renown * popularity) / 100 +
      YEARS * (year === null ? 0 : nearYear(year)) +
      KINDRED * kindred.mean(place) +
      THEMES * (themes[place] ?? 0) +
      WEIGHT * nearWeights(Math.round((weights[place] ?? 0) * 10) / 10),
  );
}

/** What a game gains by being as well known as can be. */
function renownFactor({ games }: Catalogue, fondOf: readonly Liked[]): number {
  let sum = 0;
  let shares = 0;
  for (const { place, fondness } of fondOf) {
    if (place === null) continue;
    sum += fondness * (games[place]?.popularity ?? 0);
    shares += fondness;
  }
  const usual = shares === 0 ? MIDDLING : sum / shares;
  const collector = COLLECTOR * Math.log(Math.max(1, fondOf.length / COLLECTOR_FROM));
  return POPULARITY + (MAINSTREAM * (usual - MIDDLING)) / 20 - collector;
}

/** How near a number is to those of a person, on average by their shares; worked out once for each number asked for. */
function shareNear(points: readonly { at: number; share: number }[], near: (one: number, other: number) => number) {
  const total = points.reduce((sum, { share }) => sum + share, 0);
  const known = new Map<number, number>();
  return (asked: number): number => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const sum = points.reduce((so, { at, share }) => so + share * near(asked, at), 0);
    const mean = total === 0 ? 0 : sum / total;
    known.set(asked, mean);
    return mean;
  };
}
