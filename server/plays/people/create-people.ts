import { and, eq, sql } from 'drizzle-orm';
import { isNobody, nameKey, tidyName } from '#shared/text/person-name.ts';
import { personSpellings } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';

/** Distinct names in their first spelling, with their keys. */
function distinctNames(written: Iterable<string>): { keys: string[]; names: string[] } {
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
  const news = await countNewNames(tx, userId, new Set(found.keys));
  if (news === 0) return;
  await reserveQuota(tx, userId, { names: news });
  await tx.execute(sql`
    with strangers as (
      select * from unnest(${sql.param(found.keys)}::text[], ${sql.param(found.names)}::text[]) as n (name_key, name)
      where not exists (select from person_spellings s where s.user_id = ${userId} and s.name_key = n.name_key)
    ), made as (
      insert into people (user_id, name) select ${userId}, name from strangers returning id, name
    )
    insert into person_spellings (user_id, name_key, person_id)
    select ${userId}, s.name_key, m.id from strangers s join made m on m.name = s.name`);
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
