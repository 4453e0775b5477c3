import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import { setUpServer, type ServerUnderTest } from './server-under-test.ts';

const OWNERS = 40;
const GAMES = 300;
const PLAYS = 1_000;
const LANES = 16;
const SECONDS = 20;
/** Clock ticks per second of processor time in /proc. */
const TICKS_A_SECOND = 100;

interface SteadyOwner {
  cookie: string;
  gameId: number;
  etag: string;
}

/**
 * Measures the capacity of one database: space per owner, and requests per second and core in a realistic mix. Uses a
 * separate database, because a database that held more before has free space.
 */
export async function benchCapacity() {
  const stage = await setUpServer();
  try {
    return await measureCapacity(stage);
  } finally {
    await stage.tearDown();
  }
}

async function measureCapacity(stage: ServerUnderTest) {
  const sizeBefore = await sizeOf(stage);
  const owners: SteadyOwner[] = [];
  for (let n = 0; n < OWNERS; n += 1) {
    const { id, cookie } = await makeOwnerWith(stage, GAMES);
    owners.push({ cookie, gameId: await insertPlays(stage, id, PLAYS), etag: '' });
  }
  const bytes = ((await sizeOf(stage)) - sizeBefore) / OWNERS;
  const [serverBefore, databaseBefore] = await usedSeconds(stage);
  let requests = 0;
  const until = Date.now() + SECONDS * 1000;
  const lane = async (start: number) => {
    for (let n = start; Date.now() < until; n += 1) {
      const owner = owners[(n * 7) % OWNERS];
      if (owner) await actOf(stage.origin, owner, n);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, n) => lane(n * 13)));
  await pause(100);
  const [serverAfter, databaseAfter] = await usedSeconds(stage);
  const server = serverAfter - serverBefore;
  const database = databaseAfter - databaseBefore;
  return {
    [`What one database carries: owners of ${GAMES} games and ${PLAYS} plays`]: {
      'space of an owner': {
        value: `${Math.round(bytes / 1024)} kB`,
        in: `${Math.round(1024 ** 3 / bytes)} owners a GB`,
      },
      'mixed requests a second, beside the load itself': { value: Math.round(requests / SECONDS), in: '2 cores' },
      'mixed requests for a second of a core of a server': {
        value: Math.round(requests / server),
        in: `${server.toFixed(1)} s`,
      },
      'mixed requests for a second of a core of PostgreSQL': {
        value: Math.round(requests / database),
        in: `${database.toFixed(1)} s`,
      },
    },
  };
}

/** Of ten requests, six check for changes, two read a game's plays, one completes a title, one records a play. */
async function actOf(origin: string, owner: SteadyOwner, n: number): Promise<void> {
  const headers = { cookie: owner.cookie, 'accept-encoding': 'gzip', 'content-type': 'application/json' };
  const kind = n % 10;
  const path =
    kind < 6 ? '/api/games' : kind < 8 || kind === 9 ? `/api/games/${owner.gameId}/sessions` : '/api/titles?q=wing';
  const response = await fetch(origin + path, {
    method: kind === 9 ? 'POST' : 'GET',
    headers: kind < 6 ? { ...headers, 'if-none-match': owner.etag } : headers,
    ...(kind === 9 && {
      body: JSON.stringify({ players: '["Ana"]', scores: '[7]', idempotencyKey: randomUUID(), markAsPlayed: true }),
    }),
  });
  await response.arrayBuffer();
  if (!response.ok && response.status !== 304) throw new Error(`${path}: ${response.status}`);
  if (kind < 6) owner.etag = response.headers.get('etag') ?? '';
}

async function sizeOf({ db }: ServerUnderTest): Promise<number> {
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute<{ size: string }>(sql`select pg_database_size(current_database()) as size`);
  return Number(rows[0]?.size);
}

/** Seconds of processor time that the server and all processes of the database have used, those that ended since too. */
async function usedSeconds({ server, db }: ServerUnderTest): Promise<[number, number]> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pid from pg_stat_activity where pid is not null`);
  const living = await Promise.all(rows.map(({ pid }) => processOf(pid)));
  const parent = await processOf(living[0]?.parent ?? 0);
  const database = living.reduce((sum, { seconds }) => sum + seconds, parent.seconds + parent.secondsOfEnded);
  return [(await processOf(server.pid ?? 0)).seconds, database];
}

/** From `/proc/PID/stat` (proc_pid_stat(5)), whose fields are counted here from the one after the name. */
async function processOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first] ?? 0) + Number(fields[first + 1] ?? 0)) / TICKS_A_SECOND;
  return { parent: Number(fields[1] ?? 0), seconds: seconds(11), secondsOfEnded: seconds(13) };
}
