import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Services } from '../services.ts';
import { SESSION_MS } from './session-cookie.ts';

const PgStore = connectPgSimple(session);

const TOUCH_EVERY_MS = 10 * 60_000;

/**
 * Sessions in PostgreSQL whose expiry is moved on at most every ten minutes, not with each request, and which a request
 * that was under way at sign-out does not bring back.
 */
class SessionStore extends PgStore {
  readonly #touched = new LRUCache<string, true>({ max: 50_000, ttl: TOUCH_EVERY_MS });
  readonly #loaded = new WeakSet<session.SessionData>();
  readonly #pool: pg.Pool;

  constructor(options: ConstructorParameters<typeof PgStore>[0] & { pool: pg.Pool }) {
    super(options);
    this.#pool = options.pool;
  }

  override createSession(req: Request, data: session.SessionData): session.Session & session.SessionData {
    const loaded = super.createSession(req, data);
    this.#loaded.add(loaded);
    return loaded;
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => {}): void {
    if (!this.#loaded.has(data)) return super.set(sid, data, done);
    const expires = data.cookie.expires ?? new Date(Date.now() + SESSION_MS);
    this.#pool
      .query('update sessions set sess = $2, expire = $3 where sid = $1', [sid, JSON.stringify(data), expires])
      .then(() => done(), done);
  }

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
