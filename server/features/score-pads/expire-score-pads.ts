import { sql } from 'drizzle-orm';
import { scorePads } from '#shared/schema/score-pads.ts';
import type { Database } from '#server/database/database.ts';

const DAYS_KEPT = 7;

/** Deletes pads without an entry for a week, including finished ones: their plays stay. */
export const expireScorePads = (db: Database) =>
  db.delete(scorePads).where(sql`${scorePads.updatedAt} < now() - make_interval(days => ${DAYS_KEPT})`);
