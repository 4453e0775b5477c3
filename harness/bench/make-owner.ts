import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { serverSecrets } from '../../shared/schema/operations.ts';
import { sessions, users } from '../../shared/schema/users.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { ServerUnderTest } from './server-under-test.ts';

interface MadeOwner {
  id: number;
  /** Cookie of their session. */
  cookie: string;
}

/** An account on the premium plan, without games, signed in. */
export async function makeOwner(db: Database): Promise<MadeOwner> {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.org`, isPremium: true })
    .returning();
  if (!user) throw new Error('no account was made');
  return { id: user.id, cookie: await makeCookie(db, user.id) };
}

/** The same with this number of games with distinct titles. */
export async function makeOwnerWith({ db }: Pick<ServerUnderTest, 'db'>, games: number): Promise<MadeOwner> {
  const user = await makeOwner(db);
  await db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, notes, category, difficulty, rating, times_played, last_played, year)
    select ${user.id}, 'Game number ' || n, 'game number ' || n, '2-4', '45 min', 'Some words about game ' || n,
      (array['family', 'strategy', 'party', 'card'])[n % 4 + 1], (array['easy', 'medium', 'hard'])[n % 3 + 1],
      (n % 11) / 2.0, n % 120, now() - n * interval '1 hour', 2000 + n % 25
    from generate_series(1, ${games}::int) n`);
  return user;
}

async function makeCookie(db: Database, userId: number): Promise<string> {
  const [secret] = await db
    .select()
    .from(serverSecrets)
    .where(sql`name = 'session'`);
  const sid = randomUUID();
  const expire = new Date(Date.now() + 86_400_000);
  const sess = {
    cookie: { originalMaxAge: 86_400_000, expires: expire.toISOString(), httpOnly: true, path: '/' },
    passport: { user: userId },
  };
  await db.insert(sessions).values({ sid, sess, expire });
  const signature = createHmac('sha256', String(secret?.value)).update(sid).digest('base64').replace(/=+$/, '');
  return `rollcall=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
