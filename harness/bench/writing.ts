import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SIZES } from './sizes.ts';
import { median } from './statistics.ts';
import { insertPlays } from './insert-plays.ts';
import { withLimitServer } from './with-limit-server.ts';
import { comparedWithLimit, load } from './load.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const CHANGED_LISTS = 30;

const aGame = () => ({ title: `Added ${randomUUID()}`, players: '2-4', duration: '45 min' });
const aPlay = () => ({ players: '["Ana","Bea","Cem"]', scores: '[94,88,71]', duration: 85 });
const aKeyedPlay = () => ({ ...aPlay(), idempotencyKey: randomUUID() });

/** Creating games and recording plays, and the list after one write: the limit, beside Rollcall over its whole stack. */
export async function benchWriting(stage: ServerUnderTest) {
  const { games, plays } = SIZES;
  const owner = await makeOwnerWith(stage, games);
  const gameId = await insertPlays(stage, owner.id, plays);
  const headers = { cookie: owner.cookie };
  const url = `${stage.origin}/api/games`;
  const rows: Record<string, object> = {};
  const changed = await withLimitServer(stage, owner.id, async (limit) => {
    const afterWrite = await listAfterWrite(stage, owner.cookie, `${limit}/`);
    for (const connections of SIZES.connections) {
      const at = `${connections} connections`;
      const bareGame = await load({ url: `${limit}/games`, connections, body: aGame });
      rows[`one statement: a game, ${at}`] = comparedWithLimit(bareGame, bareGame);
      const game = await load({ url, connections, headers, body: aGame });
      // One account keeps a limited number of games, which loads on a fast machine would reach together.
      await stage.db.execute(sql`delete from games where user_id = ${owner.id} and title like 'Added %'`);
      rows[`Rollcall: a game, ${at}`] = comparedWithLimit(game, bareGame);
      const barePlay = await load({ url: `${limit}/plays`, connections, body: aPlay });
      rows[`one statement: a play, ${at}`] = comparedWithLimit(barePlay, barePlay);
      const play = await load({ url: `${url}/${gameId}/sessions`, connections, headers, body: aKeyedPlay });
      rows[`Rollcall: a play, ${at}`] = comparedWithLimit(play, barePlay);
      if (connections !== 10) continue;
      const ofTen = await load({ url: stage.origin, connections, body: aPlay, nextRequest: await tenOwners(stage) });
      rows[`Rollcall: a play, ${at} of ten owners`] = comparedWithLimit(ofTen, barePlay);
    }
    return afterWrite;
  });
  await stage.db.execute(sql`delete from users where id = ${owner.id}`);
  return {
    [`An owner of ${games} games and ${plays} plays writes`]: rows,
    [`The list of ${games} games after each write, one request at a time`]: changed,
  };
}

/** Ten more owners like the first, who record plays alternately. */
async function tenOwners(stage: ServerUnderTest) {
  const targets: { path: string; headers: Record<string, string> }[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { id, cookie } = await makeOwnerWith(stage, SIZES.games);
    const gameId = await insertPlays(stage, id, SIZES.plays);
    targets.push({ path: `/api/games/${gameId}/sessions`, headers: { cookie } });
  }
  let requests = 0;
  return () => targets[requests++ % targets.length] ?? { path: '/', headers: {} };
}

async function listAfterWrite({ origin }: ServerUnderTest, cookie: string, limit: string) {
  const timesOf = async (address: string, write: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < CHANGED_LISTS; n += 1) {
      await write();
      const started = performance.now();
      await (await fetch(address, { headers: { cookie, 'accept-encoding': 'gzip' } })).arrayBuffer();
      times.push(performance.now() - started);
    }
    return median(times);
  };
  const list = (await (await fetch(`${origin}/api/games`, { headers: { cookie } })).json()) as { id: number }[];
  const rate = async () => {
    const response = await fetch(`${origin}/api/games/${list[0]?.id}/rate`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ rating: 3 }),
    });
    await response.arrayBuffer();
  };
  const bare = await timesOf(limit, rate);
  const own = await timesOf(`${origin}/api/games`, rate);
  return {
    'the limit': { 'p50 ms': bare.toFixed(1), 'x limit': '1.00' },
    'Rollcall, compressed': { 'p50 ms': own.toFixed(1), 'x limit': (bare / own).toFixed(2) },
  };
}
