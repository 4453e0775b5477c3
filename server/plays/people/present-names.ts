import { and, eq, inArray } from 'drizzle-orm';
import type { Play } from '#shared/plays/plays-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { people, personSpellings } from '#shared/schema/plays.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { storedNames } from '../play-columns.ts';

/** A few plays for showing, with people under the names that they have now instead of those that were written down. */
export async function withPresentNames(db: Connection, userId: number, plays: readonly Play[]): Promise<Play[]> {
  const listed = plays.map((play) => ({ play, names: storedNames(play) }));
  const keys = new Set(listed.flatMap(({ play, names }) => [...names, play.winner ?? ''].map(nameKey)));
  const rows = await db
    .select({ key: personSpellings.nameKey, name: people.name })
    .from(personSpellings)
    .innerJoin(people, eq(people.id, personSpellings.personId))
    .where(and(eq(personSpellings.userId, userId), inArray(personSpellings.nameKey, [...keys])));
  const called = new Map(rows.map(({ key, name }) => [key, name]));
  const present = (name: string) => called.get(nameKey(name)) ?? name;
  return listed.map(({ play, names }) => ({
    ...play,
    players: jsonListIn(play.players) ? JSON.stringify(names.map(present)) : play.players,
    winner: play.winner === null ? null : present(play.winner),
  }));
}
