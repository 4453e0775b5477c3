import type { Logger } from 'pino';
import { UNDO_SECONDS } from '#shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { sweepRemovedGames } from '#server/domain/games/store.ts';

const EVERY_MS = 60_000;

/** Deletes removed games permanently once undo has expired, every minute until stopped. */
export function schedulePurgeOfRemovedGames(db: Database, log: Logger): () => void {
  const sweep = () => {
    sweepRemovedGames(db, UNDO_SECONDS).catch((error: unknown) =>
      log.warn({ err: error }, 'removed games were not swept'),
    );
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS).unref();
  return () => clearInterval(timer);
}
