import type { HeldOut } from './held-out.ts';
import type { Rating } from './ratings-file.ts';

/** A recommender as it is judged: the ten games (BoardGameGeek ids) that it names for somebody, the best first. */
export type Recommender = (seen: readonly Rating[]) => readonly number[];

export const NAMED = 10;

/** Quality of a recommender at finding the hidden games; for all three, higher is better. */
export interface Measures {
  'NDCG@10': string;
  'recall@10': string;
  'different games': number;
}

export function measure(recommender: Recommender, heldOut: readonly HeldOut[]): Measures {
  const named = new Set<number>();
  let gains = 0;
  let recalls = 0;
  for (const { seen, hidden } of heldOut) {
    const games = recommender(seen);
    for (const game of games) named.add(game);
    const hits = games.map((game) => (hidden.has(game) ? 1 : 0));
    gains += discounted(hits) / discounted(Array.from({ length: Math.min(NAMED, hidden.size) }, () => 1));
    recalls += sum(hits) / hidden.size;
  }
  return {
    'NDCG@10': (gains / heldOut.length).toFixed(3),
    'recall@10': (recalls / heldOut.length).toFixed(3),
    'different games': named.size,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A hit counts less the lower it stands: by the logarithm of its place. */
const discounted = (hits: readonly number[]) => sum(hits.map((hit, place) => hit / Math.log2(place + 2)));
