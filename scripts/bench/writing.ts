import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertPlays } from './insert-plays.ts';
import { besideLimit } from './limit.ts';
import { besideTheLimit, load } from './load.ts';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type Stage } from './stage.ts';

const GAMES = 1000;
const PLAYS = 5000;
const CHANGED_LISTS = 30;

const aGame = () => ({ title: `Game ${randomUUID()}`, players: '2-4', duration: '45 min' });
const aPlay = () => ({ players: '["Ana","Bea","Cem"]', scores: '[94,88,71]', duration: 85 });

/** Creating games and recording plays, and the list after one write: the limit, beside Rollcall over its whole stack. */
export async function benchWriting(stage: Stage) {
  const owner = await makeOwnerWith(stage, GAMES);
  const gameId = await insertPlays(stage, owner.id, PLAYS);
  const headers = { cookie: owner.cookie };
  const rows: Record<string, object> = {};
  const changed = await besideLimit(stage, owner.id, async (limit) => {
    const afterWrite = await listAfterWrite(stage, owner.cookie, `${limit}/`);
    for (const connections of [1, 10, 50]) {
      const at = `${connections} connections`;
      const bareGame = await load({ url: `${limit}/games`, connections, body: aGame });
      rows[`one statement: a game, ${at}`] = besideTheLimit(bareGame, bareGame);
      const url = `${stage.origin}/api/games`;
      rows[`Rollcall: a game, ${at}`] = besideTheLimit(
        await load({ url, connections, headers, body: aGame }),
        bareGame,
      );
      const barePlay = await load({ url: `${limit}/plays`, connections, body: aPlay });
      rows[`one statement: a play, ${at}`] = besideTheLimit(barePlay, barePlay);
      rows[`Rollcall: a play, ${at}`] = besideTheLimit(
        await load({
          url: `${url}/${gameId}/sessions`,
          connections,
          headers,
          body: () => ({ ...aPlay(), idempotencyKey: randomUUID() }),
        }),
        barePlay,
      );
      if (connections === 10)
        rows['Rollcall: a play, 10 connections of ten owners'] = besideTheLimit(
          await load({ url: stage.origin, connections, body: aPlay, turn: await tenOwners(stage) }),
          barePlay,
        );
    }
    return afterWrite;
  });
  await stage.db.execute(sql`delete from users where id = ${owner.id}`);
  return {
    [`An owner of ${GAMES} games and ${PLAYS} plays writes; memory of the server ${Math.round(await memoryOf(stage.server))} MB`]:
      rows,
    [`The list of ${GAMES} games after each write, one request at a time`]: changed,
  };
}

/** Ten more owners like the first, who record plays in turn. */
async function tenOwners(stage: Stage) {
  const turns: { path: string; headers: Record<string, string> }[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { id, cookie } = await makeOwnerWith(stage, GAMES);
    const gameId = await insertPlays(stage, id, PLAYS);
    turns.push({ path: `/api/games/${gameId}/sessions`, headers: { cookie } });
  }
  let asked = 0;
  return () => turns[asked++ % turns.length] ?? { path: '/', headers: {} };
}

async function listAfterWrite({ origin }: Stage, cookie: string, limit: string) {
  const timesOf = async (address: string, write: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < CHANGED_LISTS; n += 1) {
      await write();
      const started = performance.now();
      await (await fetch(address, { headers: { cookie, 'accept-encoding': 'gzip' } })).arrayBuffer();
      times.push(performance.now() - started);
    }
    return times.toSorted((a, b) => a - b)[CHANGED_LISTS / 2] ?? 0;
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
