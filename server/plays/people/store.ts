import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Person } from '#shared/plays/people-contract.ts';
import { isNobody } from '#shared/text/person-name.ts';
import { people, personSpellings } from '#shared/schema/plays.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

const selectPeople = (db: Connection) =>
  db
    .select({
      id: people.id,
      name: people.name,
      spellings: sql<string[]>`array_agg(${personSpellings.nameKey} order by ${personSpellings.nameKey})`,
    })
    .from(people)
    .innerJoin(personSpellings, eq(personSpellings.personId, people.id))
    .groupBy(people.id)
    .$dynamic();

/** All people of an owner, by name, without those that former versions made of names of nobody. */
export async function listPeople(db: Connection, userId: number): Promise<Person[]> {
  const listed = await selectPeople(db)
    .where(eq(people.userId, userId))
    .orderBy(sql`lower(${people.name})`, people.id);
  return listed.filter(({ spellings }) => !spellings.every(isNobody));
}

/** An owner's people by the spellings of their names. */
export async function spellingsOf(db: Connection, userId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ nameKey: personSpellings.nameKey, personId: personSpellings.personId })
    .from(personSpellings)
    .where(eq(personSpellings.userId, userId));
  return new Map(rows.map(({ nameKey, personId }) => [nameKey, personId]));
}

const one = (userId: number, personId: number) => and(eq(people.userId, userId), eq(people.id, personId));

export async function findPerson(db: Connection, userId: number, personId: number): Promise<Person | undefined> {
  const [found] = await selectPeople(db).where(one(userId, personId));
  return found;
}

export const rename = (tx: Transaction, userId: number, personId: number, name: string) =>
  tx.update(people).set({ name }).where(one(userId, personId));

export const deletePerson = (tx: Transaction, userId: number, personId: number) =>
  tx.delete(people).where(one(userId, personId));

export async function insertPerson(tx: Transaction, userId: number, name: string): Promise<number> {
  const [made] = await tx.insert(people).values({ userId, name }).returning({ id: people.id });
  if (!made) throw new Error('the person was not inserted');
  return made.id;
}

/** Assigns a spelling to a person unless it is taken; returns whose it is. */
export async function claimSpelling(
  tx: Transaction,
  userId: number,
  nameKey: string,
  personId: number,
): Promise<Pick<Person, 'id' | 'name'>> {
  await tx.insert(personSpellings).values({ userId, nameKey, personId }).onConflictDoNothing();
  const [holder] = await tx
    .select({ id: people.id, name: people.name })
    .from(personSpellings)
    .innerJoin(people, eq(people.id, personSpellings.personId))
    .where(and(eq(personSpellings.userId, userId), eq(personSpellings.nameKey, nameKey)));
  if (!holder) throw new Error("the spelling is nobody's");
  return holder;
}

/** Moves spellings from one person to another: all, or the given ones. */
export const moveSpellings = (
  tx: Transaction,
  userId: number,
  fromId: number,
  toId: number,
  nameKeys?: readonly string[],
) =>
  tx
    .update(personSpellings)
    .set({ personId: toId })
    .where(
      and(
        eq(personSpellings.userId, userId),
        eq(personSpellings.personId, fromId),
        nameKeys && inArray(personSpellings.nameKey, [...nameKeys]),
      ),
    );
