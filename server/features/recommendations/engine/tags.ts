/** The tags of all games of a catalogue (their mechanics, say), such that the likeness of games can be counted. */
export interface Tags {
  /** Of each game: the tags it bears, by number, with what each weighs in it; the squares of a game's weights add up to 1. */
  of: readonly (readonly { tag: number; share: number }[])[];
  /** Of each tag: the games that bear it, and what it weighs in each. */
  bearers: readonly { games: Int32Array; shares: Float64Array }[];
  /** By name: the logarithm of how many games there are for each that bears it. */
  rarity: ReadonlyMap<string, number>;
}

/** A rare tag tells more than one that every other game bears: it weighs its rarity. */
export function weighTags(lists: readonly (readonly string[])[]): Tags {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + lists.length / count)] as const));
  const numbers = new Map([...rarity.keys()].map((name, tag) => [name, tag]));
  const bearing = Array.from(numbers, () => [] as { game: number; share: number }[]);
  const of = lists.map((list, game) => {
    const length = Math.hypot(...list.map((name) => rarity.get(name) ?? 0)) || 1;
    return list.map((name) => {
      const [tag, share] = [numbers.get(name) ?? 0, (rarity.get(name) ?? 0) / length];
      bearing[tag]?.push({ game, share });
      return { tag, share };
    });
  });
  const bearers = bearing.map((list) => ({
    games: Int32Array.from(list, ({ game }) => game),
    shares: Float64Array.from(list, ({ share }) => share),
  }));
  return { of, bearers, rarity };
}

/** Adds to each game's number how like it is to one game by its tags: 0 to `most`. */
export function addLikeness(tags: Tags, game: number, most: number, sums: Float64Array): void {
  for (const { tag, share } of tags.of[game] ?? []) {
    const bearers = tags.bearers[tag];
    if (!bearers) continue;
    const { games, shares } = bearers;
    for (let n = 0; n < games.length; n += 1) {
      const bearer = games[n] ?? 0;
      sums[bearer] = (sums[bearer] ?? 0) + most * share * (shares[n] ?? 0);
    }
  }
}
