/** The fields of a game needed for pooling. */
interface ShelvedGame {
  titleKey: string;
  bggId: number | null;
  bestPlayers: string | null;
  originalName?: string | null;
  imageUrl: string | null;
  /** Index of its owner among the people. */
  owner: number;
}

export type Pooled<G> = Omit<G, 'owner'> & { owners: number[] };

/**
 * Merges several collections: games with the same BoardGameGeek id are the same, as are games with the same title
 * unless both ids are known and differ. The first copy's data is used, empty fields are filled from the next. @param
 * games in the order of the collections
 */
export function poolShelves<G extends ShelvedGame>(games: readonly G[]): Pooled<G>[] {
  const byId = new Map<number, Pooled<G>>();
  const byTitle = new Map<string, Pooled<G>>();
  const pool: Pooled<G>[] = [];
  for (const { owner, ...game } of games) {
    const known =
      (game.bggId === null ? undefined : byId.get(game.bggId)) ?? sameTitle(byTitle.get(game.titleKey), game);
    const entry = known ?? { ...game, owners: [] };
    if (!known) pool.push(entry);
    if (!entry.owners.includes(owner)) entry.owners.push(owner);
    entry.bggId ??= game.bggId;
    entry.bestPlayers ??= game.bestPlayers;
    entry.imageUrl ??= game.imageUrl;
    if (game.originalName) entry.originalName ??= game.originalName;
    if (entry.bggId !== null) byId.set(entry.bggId, entry);
    if (!byTitle.has(game.titleKey)) byTitle.set(game.titleKey, entry);
  }
  return pool;
}

function sameTitle<P extends { bggId: number | null }>(found: P | undefined, game: { bggId: number | null }) {
  const differ = found && found.bggId !== null && game.bggId !== null && found.bggId !== game.bggId;
  return differ ? undefined : found;
}
