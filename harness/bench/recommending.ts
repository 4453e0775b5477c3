import { sql } from 'drizzle-orm';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type ServerUnderTest } from './server-under-test.ts';

const GAMES = 500;
const PLAYS = 1000;
const GENERATIONS = 100;

/** Generating recommendations for an owner of 500 games of the catalogue with 1,000 plays; milliseconds of one request. */
export async function benchRecommending(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, 0);
  await stage.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, category, difficulty, rating, times_played, bgg_id)
    select ${id}, title, title_key, players, duration, category, difficulty, (id % 11) / 2.0, id % 20, bgg_id
    from popular_games order by id % 4, id limit ${GAMES}`);
  await stage.db.execute(sql`
    insert into game_sessions (user_id, game_title, game_title_key, players, scores, played_at)
    select ${id}, 'Azul', 'azul', (array['["A","B"]', '["A","B","C"]', '["A","B","C","D"]'])[n % 3 + 1], '[1,2]',
      now() - n * interval '1 day'
    from generate_series(1, ${PLAYS}::int) n`);
  const before = await memoryOf(stage.server);
  const taken: number[] = [];
  for (let n = 0; n <= GENERATIONS; n += 1) taken.push(await generate(stage, id, cookie));
  const [first = 0, ...others] = taken;
  const ascending = others.sort((a, b) => a - b);
  return {
    [`Recommending to an owner of ${GAMES} games with ${PLAYS} plays, ${GENERATIONS} times`]: {
      'ms of a request': {
        first: Math.round(first),
        p50: Math.round(ascending[Math.floor(GENERATIONS * 0.5)] ?? 0),
        p95: Math.round(ascending[Math.floor(GENERATIONS * 0.95)] ?? 0),
        most: Math.round(ascending.at(-1) ?? 0),
        'memory growth MB': Math.round((await memoryOf(stage.server)) - before),
      },
    },
  };
}

async function generate(stage: ServerUnderTest, id: number, cookie: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${stage.origin}/api/ai-recommendations/generate/${id}`, {
    method: 'POST',
    headers: { cookie },
  });
  const body = (await response.json()) as unknown[];
  if (response.status !== 201 || body.length !== 10) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return performance.now() - started;
}
