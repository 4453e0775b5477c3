import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { jsonListIn } from '#shared/text/json-list.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { imports } from '#shared/schema/imports.ts';
import { gameSessions, people, personSpellings } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** A person created by an import, and not changed since. */
interface CreatedPerson {
  id: number;
  nameKey: string;
}

/** The people created in the transaction that applied an import, and neither renamed nor merged since. */
export async function peopleCreatedBy(tx: Transaction, userId: number, importId: number): Promise<CreatedPerson[]> {
  const made = await tx
    .select({ id: people.id, name: people.name, keys: sql<string[]>`array_agg(${personSpellings.nameKey})` })
    .from(people)
    .innerJoin(personSpellings, eq(personSpellings.personId, people.id))
    .where(
      and(
        eq(people.userId, userId),
        sql`${people.createdAt} = (select ${imports.appliedAt} from ${imports} where ${imports.id} = ${importId})`,
      ),
    )
    .groupBy(people.id);
  return made.flatMap(({ id, name, keys: [key, ...others] }) =>
    key !== undefined && others.length === 0 && key === nameKey(name) ? [{ id, nameKey: key }] : [],
  );
}

/** Deletes those of the people who no longer occur in a play. */
export async function deleteUnusedPeople(
  tx: Transaction,
  userId: number,
  newcomers: readonly CreatedPerson[],
): Promise<void> {
  if (newcomers.length === 0) return;
  const unnamed = new Map(newcomers.map((newcomer) => [newcomer.nameKey, newcomer.id]));
  for await (const players of playersOf(tx, userId)) {
    for (const name of namesIn(players)) unnamed.delete(name);
    if (unnamed.size === 0) return;
  }
  const unused = [...unnamed.values()];
  if (unused.length > 0) await tx.delete(people).where(and(eq(people.userId, userId), inArray(people.id, unused)));
}

const PLAYS_AT_ONCE = 200;

/** The players of each of an owner's plays, read in batches. */
async function* playersOf(tx: Transaction, userId: number): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const plays = await tx
      .select({ id: gameSessions.id, players: gameSessions.players })
      .from(gameSessions)
      .where(and(eq(gameSessions.userId, userId), gt(gameSessions.id, after)))
      .orderBy(asc(gameSessions.id))
      .limit(PLAYS_AT_ONCE);
    for (const { players } of plays) yield players;
    after = plays.at(-1)?.id ?? after;
    if (plays.length < PLAYS_AT_ONCE) return;
  }
}

/** Name keys in a play's list; none if it is invalid. */
const namesIn = (players: string): string[] => (jsonListIn(players) ?? []).map((name) => nameKey(String(name)));
