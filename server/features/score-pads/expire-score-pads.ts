import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { scorePads } from '#shared/schema/score-pads.ts';
import type { Database } from '#server/database/database.ts';

const EVERY_MS = 60 * 60_000;
const DAYS_KEPT = 7;

/** Deletes pads without an entry for a week, including finished ones: their plays stay. */
export const expireScorePads = (db: Database) =>
  db.delete(scorePads).where(sql`${scorePads.updatedAt} < now() - make_interval(days => ${DAYS_KEPT})`);

/** Runs every hour until stopped. */
export function scheduleScorePadExpiry(db: Database, log: Logger): () => void {
  const forget = () => {
    expireScorePads(db).catch((error: unknown) => log.warn({ err: error }, 'old score pads were not swept'));
  };
  forget();
  const timer = setInterval(forget, EVERY_MS).unref();
  return () => clearInterval(timer);
}
