import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';

/** Whether an account is not disabled. @param userId a column, or an expression, with its id; null counts as enabled */
export const isEnabled = (userId: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${users} account where account.id = ${userId} and account.disabled_at is not null)`;
