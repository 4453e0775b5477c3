import { randomUUID } from 'node:crypto';
import { percentile, rounded } from './statistics.ts';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import { type ServerUnderTest } from './server-under-test.ts';

const GAMES = 1000;
const RECORDINGS = 300;
const LISTINGS = 10;

/** Recording a play, and listing all of them again after each write, as plays grow; milliseconds as a client sees them. */
export async function benchPlaying(stage: ServerUnderTest) {
  const rows: Record<string, Record<string, number>> = {};
  await measure(stage, 100);
  for (const plays of [1_000, 5_000, 20_000]) rows[`${plays} plays`] = await measure(stage, plays);
  return { [`Plays of one owner of ${GAMES} games`]: rows };
}

async function measure(stage: ServerUnderTest, plays: number) {
  const owner = await makeOwnerWith(stage, GAMES);
  const gameId = await insertPlays(stage, owner.id, plays);
  const record = () =>
    request('POST', `/api/games/${gameId}/sessions`, {
      players: '["Ana","Bea","Cem"]',
      scores: '[94,88,71]',
      duration: 85,
      markAsPlayed: true,
      idempotencyKey: randomUUID(),
    });
  const recordings: number[] = [];
  for (let n = 0; n < RECORDINGS; n += 1) recordings.push(await record());
  const fresh: number[] = [];
  const repeated: number[] = [];
  for (let n = 0; n < LISTINGS; n += 1) {
    await record();
    fresh.push(await request('GET', '/api/game-sessions'));
    repeated.push(await request('GET', '/api/game-sessions'));
  }
  const ofOneGame = await timesOf(() => request('GET', `/api/games/${gameId}/sessions`));
  return {
    'record p50 ms': rounded(percentile(recordings, 0.5), 1),
    'record p95 ms': rounded(percentile(recordings, 0.95), 1),
    'list after a write p50 ms': rounded(percentile(fresh, 0.5), 1),
    'list again p50 ms': rounded(percentile(repeated, 0.5), 1),
    'one game p50 ms': rounded(percentile(ofOneGame, 0.5), 1),
  };

  async function request(method: string, path: string, body?: object): Promise<number> {
    const started = performance.now();
    const response = await fetch(stage.origin + path, {
      method,
      headers: { cookie: owner.cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - started;
  }
}

async function timesOf(run: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < LISTINGS; n += 1) times.push(await run());
  return times;
}
