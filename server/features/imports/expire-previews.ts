import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { forgetPreviewsOfAll } from './imports-store.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes old previews of all owners every hour until stopped: many small accounts cannot fill the database by them. */
export function schedulePreviewExpiry(db: Database, log: Logger): () => void {
  const forget = () => {
    forgetPreviewsOfAll(db).catch((error: unknown) => log.warn({ err: error }, 'old previews were not swept'));
  };
  forget();
  const timer = setInterval(forget, EVERY_MS).unref();
  return () => clearInterval(timer);
}
