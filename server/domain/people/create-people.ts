import { and, eq, sql } from 'drizzle-orm';
import { isNobody, nameKey, tidyName } from '#shared/rules/people/person-name.ts';
import { personSpellings } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/database/database.ts';
import { namedStatement } from '#server/database/named-statement.ts';
import { reserveQuota } from '#server/owner-data/reserve-quota.ts';
import { OWNER } from '#server/owner-data/owner-statement.ts';

/**
 * Common table expressions that create a person for every name in `named` (name_key, name) that the owner has not used
 * before.
 */
export const PEOPLE_CREATED = sql`
  strangers as (
    select * from named
    where not exists (select from person_spellings s where s.user_id = ${OWNER} and s.name_key = named.name_key)
  ), made as (
    insert into people (user_id, name) select ${OWNER}, name from strangers returning id, name
  ), spelt as (
    insert into person_spellings (user_id, name_key, person_id)
    select ${OWNER}, s.name_key, m.id from strangers s join made m on m.name = s.name
  )`;

const create = namedStatement(
  'create_people',
  sql`with named as (
      select * from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('names')}::text[]) as n (name_key, name)
    ), ${PEOPLE_CREATED}
    select count(*) from strangers`,
);

/** Distinct names in their first spelling, with their keys. */
export function distinctNames(written: Iterable<string>): { keys: string[]; names: string[] } {
  const byKey = new Map<string, string>();
  for (const name of written) {
    const tidy = tidyName(name);
    const key = nameKey(tidy);
    if (!isNobody(key) && !byKey.has(key)) byKey.set(key, tidy);
  }
  return { keys: [...byKey.keys()], names: [...byKey.values()] };
}

/**
 * Creates a person for every name that an owner has not used before. Call it within `withOwnerLock`, so that concurrent
 * requests do not create a person twice. @throws Refusal limit_reached
 */
export async function createPeople(tx: Transaction, userId: number, written: Iterable<string>): Promise<void> {
  const found = distinctNames(written);
  if (found.keys.length === 0) return;
  await reserveQuota(tx, userId, 'names', await countNewNames(tx, userId, new Set(found.keys)));
  await create(tx, { owner: userId, ...found });
}

/** Number of these name keys that an owner has not used before. */
export async function countNewNames(tx: Transaction, userId: number, keys: ReadonlySet<string>): Promise<number> {
  if (keys.size === 0) return 0;
  const of = sql.param([...keys]);
  const known = await tx.$count(
    personSpellings,
    and(eq(personSpellings.userId, userId), sql`${personSpellings.nameKey} = any(${of})`),
  );
  return keys.size - known;
}
