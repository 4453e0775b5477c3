import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { generateAiRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { WORKER_FILE } from '#server/worker-file.ts';
import { openWorkers } from '#server/platform/workers/open-workers.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { addRated, SHELF } from '#tests/support/rows/recommended.ts';
import { type TestApp, startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

/** A server on the same database whose worker threads have these bounds. */
async function withBounds(bounds: { heapMb?: number; timeoutMs?: number }, run: (bounded: TestApp) => Promise<void>) {
  const { environment, log } = app.services;
  const setup = { databaseUrl: environment.DATABASE_URL ?? '', environment, file: WORKER_FILE };
  const workers = openWorkers(setup, log, { threads: 1, heapMb: 128, timeoutMs: 60_000, ...bounds });
  const bounded = await startTestApp({ databaseOf: app, services: { workers } });
  await run(bounded).finally(() => bounded.close());
}

const REFUSED = [503, 'unavailable', '10'];

test('a task over the memory limit of its thread gets 503 with a time to retry, and the server continues', () =>
  withBounds({ heapMb: 64 }, async (bounded) => {
    const ana = await makeOwner(bounded, { isPremiumPlus: true });
    const { id } = await addEventFor(ana);
    const plan = async () => {
      const { status, refusal, headers } = await ana.call(planEvening, { params: { id } });
      return [status, refusal.code, headers.get('retry-after')];
    };
    const games = (count: number) =>
      bounded.services.db.execute(sql`
        insert into games (user_id, title, title_key, players, duration, image_url)
        select ${ana.id}, n::text, n::text, '2-4', '45 min', repeat('x', 2000) from generate_series(1, ${count}::int) n`);
    await games(40_000);
    expect(await plan()).toEqual(REFUSED);
    await bounded.services.db.execute(sql`delete from games where user_id = ${ana.id}`);
    expect((await plan())[0]).toBe(200);
  }));

test('the longest calendar needs less memory than the limit of a thread', () =>
  withBounds({ heapMb: 96 }, async (bounded) => {
    const ana = await makeOwner(bounded);
    await bounded.services.db.execute(sql`
      insert into events (user_id, title, date, host_email, description, custom_message)
      select ${ana.id}, 'Night ' || n, now() + n * interval '1 hour', 'ana@hosts.example', repeat('x', 2000), repeat('y', 2000)
      from generate_series(1, 2000) n`);
    const { url } = (await ana.call(setCalendarFeed, { body: { state: 'on' } })).body;
    const answer = await fetch(bounded.origin + new URL(url ?? '').pathname);
    expect(answer.status).toBe(200);
    expect((await answer.text()).split('BEGIN:VEVENT')).toHaveLength(2_001);
  }));

test('a task over the time limit gets 503 with a time to retry', () =>
  withBounds({ timeoutMs: 1 }, async (bounded) => {
    const ana = await makeOwner(bounded, { isPremiumPlus: true });
    await addRated(ana, SHELF);
    const { status, refusal, headers } = await ana.call(generateAiRecommendations, { params: { id: ana.id } });
    expect([status, refusal.code, headers.get('retry-after')]).toEqual(REFUSED);
  }));
