import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { deleteExpiredRequests } from '#server/domain/join-requests/request-store.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes expired requests to join now and every hour. Returns a function that stops it. */
export function scheduleRequestExpiry(db: Database, log: Logger): () => void {
  const expire = () => {
    deleteExpiredRequests(db).catch((error: unknown) =>
      log.warn({ err: error }, 'expired requests to join were not deleted'),
    );
  };
  expire();
  const timer = setInterval(expire, EVERY_MS).unref();
  return () => clearInterval(timer);
}
