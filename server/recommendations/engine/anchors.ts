import { type Catalogue, featuresOf, similarityTo, weightSimilarity } from './catalogue.ts';
import type { Model } from './model.ts';
import { tagText } from './tag-text.ts';
import type { Liked } from './taste.ts';

/** A game of the collection that supports a recommendation, with the mechanics and themes they share. */
export interface Anchor extends Liked {
  shared: readonly string[];
}

/** Weight of the model's agreement, seldom above 0.2, beside a similarity of 0 to 1. */
const LEARNED = 4;
const MOST = 3;
/** Minimum preference: mildly liked games are no reason. */
const LIKED_FROM = 0.5;
/** Below this two games have little in common but their weight. */
const MIN_SIMILARITY = 0.2;

/** Up to three games of the collection that support a catalogue game most; none if no game is similar. */
export function anchorsOf(
  { catalogue, model }: { catalogue: Catalogue; model: Model | null },
  taste: readonly Liked[],
  place: number,
): Anchor[] {
  const similarities = similarityTo(catalogue, featuresOf(catalogue, place));
  const learned = model ? learnedFrom(catalogue, model, place) : () => 0;
  const similarityWith = (liked: Liked): number =>
    liked.place === null
      ? similarityByFacts(catalogue, liked, place)
      : (similarities[liked.place] ?? 0) + LEARNED * Math.max(0, learned(liked.place));
  const likedGames = taste.filter(({ preference }) => preference >= LIKED_FROM);
  return likedGames
    .map((liked) => ({ liked, similarity: similarityWith(liked) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .map(({ liked, similarity }) => ({ liked, worth: liked.preference * similarity }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ liked }) => ({ ...liked, shared: sharedBy(catalogue, liked, place) }))
    .filter((anchor) => model !== null || anchor.place === null || anchor.shared.length > 0);
}

function learnedFrom({ games }: Catalogue, { places, from, by }: Model, place: number) {
  const known = places.get(games[place]?.bggId ?? 0);
  const sources = known === undefined ? undefined : from[known];
  return (other: number): number => {
    const at = sources?.indexOf(places.get(games[other]?.bggId ?? 0) ?? -1) ?? -1;
    return known === undefined || at < 0 ? 0 : (by[known]?.[at] ?? 0);
  };
}

const similarityByFacts = (catalogue: Catalogue, liked: Liked, place: number): number => {
  const { category, weight } = featuresOf(catalogue, place);
  return (category === liked.category ? 0.15 : 0) + 0.15 * weightSimilarity(weight, liked.weight);
};

/** Shared mechanics and themes as words, rarest first. */
function sharedBy({ games, mechanics, themes }: Catalogue, { place: other }: Liked, place: number): string[] {
  if (other === null) return [];
  const tags = [
    ...common(games[place]?.mechanics, games[other]?.mechanics, mechanics.rarity),
    ...common(games[place]?.themes, games[other]?.themes, themes.rarity),
  ].sort((a, b) => b.rarity - a.rarity);
  return [...new Set(tags.flatMap(({ name }) => tagText(name) ?? []))];
}

const common = (one: readonly string[] = [], other: readonly string[] = [], rarity: ReadonlyMap<string, number>) =>
  one.filter((name) => other.includes(name)).map((name) => ({ name, rarity: rarity.get(name) ?? 0 }));
