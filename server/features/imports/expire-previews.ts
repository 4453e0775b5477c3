import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { forgetPreviewsOfAll } from './imports-store.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes all owners' old previews every hour until stopped, so that many small accounts cannot fill the database. */
export function schedulePreviewExpiry(db: Database, log: Logger): () => void {
  const forget = () => {
    forgetPreviewsOfAll(db).catch((error: unknown) => log.warn({ err: error }, 'old previews were not swept'));
  };
  forget();
  const timer = setInterval(forget, EVERY_MS).unref();
  return () => clearInterval(timer);
}
