import { BaseGames } from '#shared/games/base-game.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { timeSlice } from '#server/platform/workers/time-slice.ts';
import * as store from './expansions-store.ts';

type Titled = Awaited<ReturnType<typeof store.listTitles>>[number];

/**
 * Links all expansions of an owner to their base games: by imported data, else by plays, else by title. The owner's
 * choices stay. Call it within `withOwnerLock`, after games are added, moved, renamed or removed. Returns whether there are any.
 */
export async function matchExpansions(tx: Transaction, userId: number): Promise<boolean> {
  if (!(await store.hasExpansions(tx, userId))) return false;
  const games = await store.listTitles(tx, userId);
  const bases = new Map(games.flatMap((game) => (game.isExpansion ? [] : [[game.id, game]])));
  // A choice is void once the chosen game has become an expansion; a removed one may be restored.
  const expansionIds = new Set<number | null>(games.flatMap(({ id, isExpansion }) => (isExpansion ? [id] : [])));
  const open = games.filter((game) => game.isExpansion && (!game.parentChosen || expansionIds.has(game.parentGameId)));
  const yieldIfDue = timeSlice();
  const byTitle = new BaseGames();
  for (const base of bases.values()) {
    byTitle.add(base);
    await yieldIfDue();
  }
  const imported = open.length > 0 ? await importedBases(tx, userId, bases) : new Map<number, number>();
  const played = open.length > 0 ? await playedBases(tx, userId, bases) : new Map<string, number>();
  const links: { game: Titled; parent: number | null }[] = [];
  for (const game of open) {
    const parent = imported.get(game.id) ?? played.get(game.titleKey) ?? byTitle.baseOf(game.title)?.id ?? null;
    links.push({ game, parent });
    await yieldIfDue();
  }
  const loose = games.filter((game) => !game.isExpansion).map((game) => ({ game, parent: null }));
  const changed = [...links, ...loose].filter(({ game, parent }) => game.parentGameId !== parent);
  await store.saveBases(
    tx,
    userId,
    changed.map(({ game, parent }) => ({ id: game.id, parent })),
  );
  return true;
}

/** Base game by expansion id, from imported data, if the owner has it; an owned one first. */
async function importedBases(tx: Transaction, userId: number, bases: ReadonlyMap<number, Titled>) {
  const ownedLast = [...bases.values()].sort((a, b) => Number(a.isOwned) - Number(b.isOwned) || b.id - a.id);
  const byBggId = new Map(ownedLast.map(({ id, bggId }) => [bggId, id]));
  const imported = await store.findImportedBases(tx, userId);
  const found = [...imported].flatMap(([id, bggIds]) => {
    const base = bggIds.map((bggId) => byBggId.get(bggId)).find((baseId) => baseId !== undefined);
    return base === undefined ? [] : [[id, base] as const];
  });
  return new Map(found);
}

/** Base game by title key, if an expansion was only ever played with that one. */
async function playedBases(tx: Transaction, userId: number, bases: ReadonlyMap<number, Titled>) {
  const found = new Map<string, Set<number>>();
  for (const { title, gameId } of await store.findPlayedWith(tx, userId)) {
    if (!bases.has(gameId)) continue;
    const key = titleKey(title);
    found.set(key, (found.get(key) ?? new Set()).add(gameId));
  }
  return new Map([...found].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0] ?? 0] as const] : [])));
}
