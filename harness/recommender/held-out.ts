import { SeededRandom } from '../../server/home/demo/seeded-random.ts';
import type { Rating } from './ratings-file.ts';

/** A person whose ratings are judged by: what a recommender may see of them, and what it must find. */
export interface HeldOut {
  seen: readonly Rating[];
  hidden: ReadonlySet<number>;
}

const LIKED = 8;
const MIN_LIKED = 8;
const SEED = 20_240;

/**
 * Sets this number of people aside who like at least 8 games (rated 8 or more), and hides a quarter of what each of them likes.
 * The same file always gives the same people and the same hidden games.
 */
export function holdOut(byUser: ReadonlyMap<string, readonly Rating[]>, count: number) {
  const random = new SeededRandom(SEED);
  const likers = [...byUser].filter(([, ratings]) => liked(ratings).length >= MIN_LIKED).map(([user]) => user);
  const chosen = new Set(random.shuffled(likers).slice(0, count));
  const heldOut = [...chosen].map((user): HeldOut => {
    const ratings = byUser.get(user) ?? [];
    const likes = random.shuffled(liked(ratings));
    const hidden = new Set(likes.slice(0, Math.floor(likes.length / 4)).map(({ bggId }) => bggId));
    return { seen: ratings.filter(({ bggId }) => !hidden.has(bggId)), hidden };
  });
  return { heldOut, training: [...byUser].flatMap(([user, ratings]) => (chosen.has(user) ? [] : [ratings])) };
}

const liked = (ratings: readonly Rating[]) => ratings.filter(({ rating }) => rating >= LIKED);
