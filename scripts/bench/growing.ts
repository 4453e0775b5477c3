import { sql } from 'drizzle-orm';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { Stage } from './stage.ts';

const SIZES = [
  { games: 100, plays: 1_000 },
  { games: 1_000, plays: 10_000 },
  { games: 10_000, plays: 100_000 },
] as const;
const TIMES = 15;

/** What each row costs as an owner's data grows: a list after a write, a write, a pick; microseconds a row where rows are sent. */
export async function benchGrowing(stage: Stage) {
  const rows: Record<string, Record<string, string>> = {};
  for (const { games, plays } of SIZES) {
    const owner = await makeOwnerWith(stage, games);
    const gameId = await insertPlays(stage, owner.id, plays);
    await stage.db.execute(sql`analyze games`);
    const ask = (path: string, body?: object) => timed(stage.origin + path, owner.cookie, body);
    const record = () => ask(`/api/games/${gameId}/sessions`, { players: '["Ana"]', scores: '[7]' });
    const afterWrite = async (path: string) => {
      await record();
      return ask(path);
    };
    await afterWrite('/api/games');
    const add = await median(() =>
      ask('/api/games', { title: `New ${Math.random()}`, players: '2', duration: '30 min' }),
    );
    const play = await median(record);
    const listGames = await median(() => afterWrite('/api/games'));
    const listPlays = await median(() => afterWrite('/api/game-sessions'));
    rows[`${games} games, ${plays} plays`] = {
      'list games ms': listGames.toFixed(1),
      'µs a game': ((listGames * 1000) / games).toFixed(1),
      'list plays ms': listPlays.toFixed(1),
      'µs a play': ((listPlays * 1000) / plays).toFixed(1),
      'add a game ms': add.toFixed(1),
      'record a play ms': play.toFixed(1),
      'plays of one game ms': (await median(() => ask(`/api/games/${gameId}/sessions`))).toFixed(1),
    };
    await stage.db.execute(sql`delete from users where id = ${owner.id}`);
  }
  return { 'Growth: median of 15, each list after a write': rows };
}

async function timed(url: string, cookie: string, body?: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

async function median(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) times.push(await run());
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
