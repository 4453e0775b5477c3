import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const WAITING = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves once a statement of this app's database waits for a lock. */
export async function aWaitingStatement({ services: { db } }: TestApp): Promise<void> {
  await expect.poll(async () => (await db.execute(WAITING)).rows, { timeout: 20_000 }).toHaveLength(1);
}
