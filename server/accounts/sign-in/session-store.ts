import connectPgSimple from 'connect-pg-simple';
import DataLoader from 'dataloader';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Request } from 'express';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { sessions, users } from '#shared/schema/users.ts';
import { type Database, UNNAMED } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { ownerColumns } from '../owner-row.ts';
import { SESSION_MS } from '#server/platform/http/session-cookie.ts';
import { attachUser, sessionUser } from './session-user.ts';

const PgStore = connectPgSimple(session);

const TOUCH_EVERY_MS = 10 * 60_000;

/**
 * Reads a session with its user, which every request of a signed-in person needs. One statement serves all requests
 * that arrive in one turn of the event loop; it starts after all of them have arrived. The batching has not been measured
 * by itself (decision 36).
 */
function sessionReader(db: Database) {
  const statement = db
    .select({ sid: sessions.sid, sess: sql<string>`${sessions.sess}::text`, person: ownerColumns })
    .from(sessions)
    .leftJoin(users, eq(users.id, sql`(${sessions.sess} -> 'passport' ->> 'user')::bigint`))
    .where(and(sql`${sessions.sid} = any(${sql.placeholder('sids')})`, gt(sessions.expire, sql`now()`)))
    .prepare(UNNAMED);
  const readAll = async (sids: readonly string[]) => {
    const rows = await statement.execute({ sids: [...new Set(sids)] });
    const bySid = new Map(rows.map((row) => [row.sid, row]));
    return sids.map((sid) => bySid.get(sid));
  };
  return new DataLoader(readAll, { cache: false, batchScheduleFn: (read) => void setImmediate(read) });
}

/**
 * Sessions in PostgreSQL, read together with their user. Their expiry is extended every ten minutes at most, and a
 * request that was running at sign-out does not restore its session.
 */
class SessionStore extends PgStore {
  readonly #touched = new LRUCache<string, true>({ max: 50_000, ttl: TOUCH_EVERY_MS });
  readonly #loaded = new WeakSet<session.SessionData>();
  readonly #pool: pg.Pool;
  readonly #reader: ReturnType<typeof sessionReader>;

  constructor(options: ConstructorParameters<typeof PgStore>[0] & { pool: pg.Pool; db: Database }) {
    super(options);
    this.#pool = options.pool;
    this.#reader = sessionReader(options.db);
  }

  override get(sid: string, done: (error: unknown, data?: session.SessionData | null) => void): void {
    this.#reader.load(sid).then(
      (row) => {
        if (!row) return done(null, null);
        const data = JSON.parse(row.sess) as session.SessionData;
        attachUser(data, row.person);
        done(null, data);
      },
      (error: unknown) => done(error),
    );
  }

  override createSession(req: Request, data: session.SessionData): session.Session & session.SessionData {
    const loaded = super.createSession(req, data);
    attachUser(loaded, sessionUser(data));
    this.#loaded.add(loaded);
    return loaded;
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => {}): void {
    if (!this.#loaded.has(data))
      return super.set(sid, data, (error?: unknown) => {
        if (error || data.passport === undefined) return done(error);
        this.#endLeastUsed(data.passport.user).then(() => done(), done);
      });
    const expires = data.cookie.expires ?? new Date(Date.now() + SESSION_MS);
    this.#pool
      .query('update sessions set sess = $2, expire = $3 where sid = $1', [sid, JSON.stringify(data), expires])
      .then(() => done(), done);
  }

  /** Signs a person out on the least recently used devices beyond the limit. */
  #endLeastUsed(userId: number): Promise<unknown> {
    return this.#pool.query(
      `delete from sessions where sid in (
        select sid from sessions where (sess -> 'passport' ->> 'user') = $1 order by expire desc, sid offset $2
      )`,
      [String(userId), STORAGE_LIMITS.sessions.most],
    );
  }

  override touch(sid: string, data: session.SessionData, done: () => void = () => {}): void {
    if (this.#touched.has(sid)) return done();
    this.#touched.set(sid, true);
    // A session that is not extended now is extended later: not a reason to break off an answer.
    super.touch(sid, data, () => done());
  }
}

export const sessionStore = ({ pool, db, log }: Pick<Services, 'pool' | 'db' | 'log'>): session.Store =>
  new SessionStore({
    pool,
    db,
    tableName: 'sessions',
    createTableIfMissing: false,
    errorLog: (...details: unknown[]) =>
      log.warn({ err: details.find((one) => one instanceof Error) }, 'the session store failed'),
  });
