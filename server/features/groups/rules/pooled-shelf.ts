/** A game on somebody's shelf, as pooling needs it. */
interface ShelvedGame {
  titleKey: string;
  bggId: number | null;
  bestPlayers: string | null;
  imageUrl: string | null;
  /** Place of whose it is among the people. */
  owner: number;
}

export type Pooled<G> = Omit<G, 'owner'> & { owners: number[] };

/**
 * The games of several shelves, each once: the same BoardGameGeek id is the same game, and so is the same title unless both
 * ids are known and differ. The first shelf that has it tells its facts; what that leaves blank the next one fills in.
 * @param games in the order of the shelves
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
    if (entry.bggId !== null) byId.set(entry.bggId, entry);
    if (!byTitle.has(game.titleKey)) byTitle.set(game.titleKey, entry);
  }
  return pool;
}

function sameTitle<P extends { bggId: number | null }>(found: P | undefined, game: { bggId: number | null }) {
  const differ = found && found.bggId !== null && game.bggId !== null && found.bggId !== game.bggId;
  return differ ? undefined : found;
}
