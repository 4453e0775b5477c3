import { sql } from 'drizzle-orm';
import { nameKey, tidyName } from '#shared/rules/person-name.ts';
import type { Transaction } from '../../database/database.ts';

/**
 * Makes a person of every name that an owner has not written before. To be called inside `ownerWrite`, whose lock keeps
 * two recordings at once from making one person twice.
 */
export async function noteNames(tx: Transaction, userId: number, names: Iterable<string>): Promise<void> {
  const byKey = new Map<string, string>();
  for (const name of names) if (tidyName(name)) byKey.set(nameKey(name), byKey.get(nameKey(name)) ?? tidyName(name));
  if (byKey.size === 0) return;
  await tx.execute(sql`
    with written as (
      select * from unnest(${sql.param([...byKey.keys()])}::text[], ${sql.param([...byKey.values()])}::text[]) as w (name_key, name)
    ), strangers as (
      select * from written w
      where not exists (select from person_spellings s where s.user_id = ${userId} and s.name_key = w.name_key)
    ), made as (
      insert into people (user_id, name) select ${userId}, name from strangers returning id, name
    )
    insert into person_spellings (user_id, name_key, person_id)
    select ${userId}, s.name_key, m.id from strangers s join made m on m.name = s.name`);
}
