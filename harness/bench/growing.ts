import { sql } from 'drizzle-orm';
import { KeepAliveClient } from './keep-alive-client.ts';
import { etagOf } from './etag-of.ts';
import { SIZES } from './sizes.ts';
import { median, rounded } from './statistics.ts';
import { insertPlays } from './insert-plays.ts';
import { withLimitServer } from './with-limit-server.ts';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type ServerUnderTest } from './server-under-test.ts';

const TIMES = 15;
/** Number of owners who request their lists for the first time. */
const NEWCOMERS = 3;

/**
 * Measures lists and writes of one owner as their data grows, one request at a time, and the same of the limit server: milliseconds.
 */
export async function benchGrowing(stage: ServerUnderTest) {
  const ofGames: Record<string, object> = {};
  const ofPlays: Record<string, object> = {};
  const ofWrites: Record<string, object> = {};
  for (const { games, plays } of SIZES.growth) {
    const size = `${games} games, ${plays} plays`;
    const newcomers = [];
    for (let n = 0; n < NEWCOMERS; n += 1) newcomers.push(await makeOwner(stage, games, plays));
    const owner = await makeOwner(stage, games, plays);
    await stage.db.execute(sql`analyze games, game_sessions`);
    const found = await measure(stage, owner, newcomers);
    ofGames[size] = row(found.games, games);
    ofPlays[size] = row(found.plays, plays);
    ofWrites[size] = { ...found.writes, 'memory MB': Math.round(await memoryOf(stage.server)) };
    for (const { id } of [owner, ...newcomers]) await stage.db.execute(sql`delete from users where id = ${id}`);
  }
  return {
    [`Growth: the list of games, ms, median of ${TIMES}`]: ofGames,
    [`Growth: the list of plays, ms, median of ${TIMES}`]: ofPlays,
    [`Growth: writing, ms, median of ${TIMES}`]: ofWrites,
  };
}

const row = ({ first, unchanged, afterWrite, limit }: Lists, count: number) => ({
  'first time': first,
  unchanged,
  'after a write': afterWrite,
  'µs a row': rounded((afterWrite * 1000) / count, 1),
  'the limit': limit,
  'x limit': (limit / afterWrite).toFixed(2),
});

interface GrowingOwner {
  id: number;
  cookie: string;
  gameId: number;
}

interface Lists {
  first: number;
  unchanged: number;
  afterWrite: number;
  limit: number;
}

async function makeOwner(stage: ServerUnderTest, games: number, plays: number): Promise<GrowingOwner> {
  const { id, cookie } = await makeOwnerWith(stage, games);
  return { id, cookie, gameId: await insertPlays(stage, id, plays) };
}

function measure(stage: ServerUnderTest, owner: GrowingOwner, newcomers: readonly GrowingOwner[]) {
  return withLimitServer(stage, owner.id, async (limit) => {
    const asking = new KeepAliveClient(1, { 'accept-encoding': 'gzip' });
    const ask = ({ cookie }: GrowingOwner, path: string, more: { body?: object; etag?: string } = {}) =>
      asking.one(stage.origin + path, {
        headers: { cookie, ...(more.etag && { 'if-none-match': more.etag }) },
        ...(more.body && { body: more.body }),
      });
    const sessions = `/api/games/${owner.gameId}/sessions`;
    const record = () => ask(owner, sessions, { body: { players: '["Ana"]', scores: '[7]' } });
    const add = () =>
      ask(owner, '/api/games', { body: { title: `New ${Math.random()}`, players: '2', duration: '30 min' } });
    const lists = async (path: string, bare: string): Promise<Lists> => {
      const first: number[] = [];
      for (const newcomer of newcomers) first.push(await ask(newcomer, path));
      const afterWrite = await medianOf(async () => {
        await record();
        return ask(owner, path);
      });
      const etag = await etagOf(stage.origin + path, { cookie: owner.cookie, 'accept-encoding': 'gzip' });
      const unchanged = await medianOf(() => ask(owner, path, { etag }));
      return {
        first: rounded(median(first), 1),
        unchanged,
        afterWrite,
        limit: await medianOf(() => asking.one(limit + bare)),
      };
    };
    await ask(owner, '/api/games');
    const writes = { 'add a game': await medianOf(add), 'record a play': await medianOf(record) };
    const games = await lists('/api/games', '/');
    const plays = await lists('/api/game-sessions', '/plays');
    const ofOneGame = await medianOf(() => ask(owner, sessions));
    asking.close();
    return { games, plays, writes: { ...writes, 'plays of one game': ofOneGame } };
  });
}

async function medianOf(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) times.push(await run());
  return rounded(median(times), 1);
}
