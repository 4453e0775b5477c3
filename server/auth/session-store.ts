import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';

const PgStore = connectPgSimple(session);

const TOUCH_EVERY_MS = 10 * 60_000;

/** Sessions in PostgreSQL whose expiry is moved on at most every ten minutes, not with each request. */
class SessionStore extends PgStore {
  readonly #touched = new LRUCache<string, true>({ max: 50_000, ttl: TOUCH_EVERY_MS });

  override touch(sid: string, data: session.SessionData, done: () => void = () => {}): void {
    if (this.#touched.has(sid)) return done();
    this.#touched.set(sid, true);
    super.touch(sid, data, done);
  }
}

export const sessionStore = ({ pool, log }: Pick<Services, 'pool' | 'log'>): session.Store =>
  new SessionStore({
    pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    errorLog: (...details: unknown[]) => log.warn({ details }, 'the session store failed'),
  });
