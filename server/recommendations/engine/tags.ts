/** The tags (such as mechanics) of all games in a catalogue, weighted for similarity. */
export interface Tags {
  /** Per game: its tags by number with weights, normalized to length 1. */
  of: readonly (readonly { tag: number; share: number }[])[];
  /** Per tag: the games that have it, and its weight in each. */
  postings: readonly { games: Int32Array; shares: Float64Array }[];
  /** By tag: the logarithm of the number of games per game that has it. */
  rarity: ReadonlyMap<string, number>;
}

/** Tags are weighted by rarity, because rare ones say more. */
export function weighTags(lists: readonly (readonly string[])[]): Tags {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + lists.length / count)] as const));
  const numbers = new Map([...rarity.keys()].map((name, tag) => [name, tag]));
  const postingLists = Array.from(numbers, () => [] as { game: number; share: number }[]);
  const of = lists.map((list, game) => {
    const length = Math.hypot(...list.map((name) => rarity.get(name) ?? 0)) || 1;
    return list.map((name) => {
      const [tag, share] = [numbers.get(name) ?? 0, (rarity.get(name) ?? 0) / length];
      postingLists[tag]?.push({ game, share });
      return { tag, share };
    });
  });
  const postings = postingLists.map((list) => ({
    games: Int32Array.from(list, ({ game }) => game),
    shares: Float64Array.from(list, ({ share }) => share),
  }));
  return { of, postings, rarity };
}

/** Adds each game's similarity by tags to `sums`: 0 to `most`. */
export function addSimilarity(tags: Tags, game: number, most: number, sums: Float64Array): void {
  for (const { tag, share } of tags.of[game] ?? []) {
    const postings = tags.postings[tag];
    if (!postings) continue;
    const { games, shares } = postings;
    for (let n = 0; n < games.length; n += 1) {
      const other = games[n] ?? 0;
      sums[other] = (sums[other] ?? 0) + most * share * (shares[n] ?? 0);
    }
  }
}
