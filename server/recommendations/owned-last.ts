import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { games } from '#shared/schema/games.ts';
import { isOwned as isInCollection } from '#server/games/service.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { isOneOf, type NamedGame } from './is-one-of.ts';

/** A list of games with those that somebody owns already behind the others; otherwise in its order. */
export async function ownedLast<One>(
  db: Connection,
  userId: number,
  list: readonly One[],
  nameOf: (one: One) => NamedGame,
): Promise<One[]> {
  const names = list.map(nameOf);
  const ids = names.flatMap(({ bggId }) => (bggId === null ? [] : [bggId]));
  const keys = names.map(({ title }) => titleKey(title));
  const owned = await db
    .select({ title: games.title, bggId: games.bggId })
    .from(games)
    .where(
      and(
        eq(games.userId, userId),
        isInCollection,
        isNull(games.removedAt),
        or(inArray(games.titleKey, keys), inArray(games.bggId, ids)),
      ),
    );
  const isOwned = isOneOf(owned);
  return list.toSorted((a, b) => Number(isOwned(nameOf(a))) - Number(isOwned(nameOf(b))));
}
