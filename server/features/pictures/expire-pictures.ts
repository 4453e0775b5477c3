import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { deleteOldPictures } from '#server/domain/pictures/pictures-store.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes old copies of pictures now and every hour. Returns a function that stops it. */
export function schedulePictureExpiry(db: Database, log: Logger): () => void {
  const expire = () => {
    deleteOldPictures(db).catch((error: unknown) => log.warn({ err: error }, 'old pictures were not deleted'));
  };
  expire();
  const timer = setInterval(expire, EVERY_MS).unref();
  return () => clearInterval(timer);
}
