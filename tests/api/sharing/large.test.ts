import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTag } from '#shared/games/tags-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import type { Workers } from '#server/platform/workers/open-workers.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const MAX_SHORT = 2_000;

const app = testApp({ screens: true });
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true, firstName: 'Ana' });
});
afterEach(() => vi.restoreAllMocks());

const open = (shareId: string) => visitor(app).call(getSharedCollection, { params: { shareId } });

/** Games by title, each with its number's text as a video and with these tags. */
const addGames = (count: number, video = '', tagIds: readonly number[] = []) =>
  app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, youtube, rating, tag_ids)
    select ${ana.id}, 'Größe "' || n || '"', lpad(n::text, 6, '0'), '2-4', '45 min', 'https://v.example/' || n || ${video}::text, 4,
      ${`{${tagIds.join()}}`}::bigint[]
    from generate_series(1, ${count}::int) n`);

const addSharings = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => shareFor(ana, { title: `Shelf ${n}` })));

test('a collection of many games is built in a worker thread, once, with the same content as a short one', async () => {
  const run = vi.spyOn(app.services.workers, 'run');
  const tag = (await ana.call(addTag, { body: { name: 'Party' } })).body;
  await addGames(MAX_SHORT, '', [tag.id]);
  const { shareId } = await shareFor(ana, { showRatings: false, showTags: true });
  const short = (await open(shareId)).body;
  expect(run).not.toHaveBeenCalled();
  const last = await addGameFor(ana, { title: 'Zooloretto' });
  const [long, again] = [await open(shareId), await open(shareId)];
  expect(run).toHaveBeenCalledOnce();
  expect(long.body).toEqual({
    ...short,
    games: [...short.games, expect.objectContaining({ id: last.id, title: 'Zooloretto', rating: null })],
  });
  expect(long.body.tags[0]?.gameIds).toHaveLength(MAX_SHORT);
  expect(again.body).toEqual(long.body);
});

test('a collection with very long texts is built in a worker thread', async () => {
  const run = vi.spyOn(app.services.workers, 'run');
  await addGames(3_000, 'v'.repeat(400));
  const { body } = await open((await shareFor(ana)).shareId);
  expect(body.games.map(({ youtube }) => youtube?.length ?? 0).every((length) => length > 400)).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});

test('a very long address of a video is not shown', async () => {
  await addGameFor(ana, { title: 'Azul', youtube: `https://v.example/${'v'.repeat(480)}` });
  await addGameFor(ana, { title: 'Brass', youtube: `https://v.example/${'v'.repeat(500)}` });
  const { body } = await open((await shareFor(ana)).shareId);
  expect(body.games.map(({ youtube }) => youtube?.length)).toEqual([498, undefined]);
});

test('the page of a long collection is sent without building its content', async () => {
  const run = vi.spyOn(app.services.workers, 'run');
  await addGames(MAX_SHORT + 1);
  const html = await (
    await visitor(app).fetch(`/shared/${(await shareFor(ana, { title: 'Fridays' })).shareId}`)
  ).text();
  expect(html).toContain('<title>Fridays');
  expect(html).toContain('<div id="root"></div>');
  expect(run).not.toHaveBeenCalled();
});

test('a collection with more text than can be shown gets 413 with a message and without an ETag', async () => {
  await app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration)
    select ${ana.id}, repeat('x', 10000) || n, n::text, '2-4', '45 min' from generate_series(1, 7000) n`);
  const { status, refusal, headers } = await open((await shareFor(ana)).shareId);
  expect([status, refusal.code, headers.get('etag')]).toEqual([413, 'too_large', null]);
  expect(refusal.message).toContain('more text than can be sent');
});

test('of long collections one is built at a time, an owner has three waiting, and others get 503 with a time to retry', async () => {
  await addGames(MAX_SHORT + 1);
  const sharings = await addSharings(8);
  const others = await shareFor(await makeOwner(app, { isPremiumPlus: true }));
  const { release, run } = holdWorkers(app.services.workers);
  const answers = sharings.map(({ shareId }) => open(shareId));
  const refused: unknown[] = [];
  for (const answer of answers)
    void answer.then(({ status, headers }) => status !== 200 && refused.push([status, headers.get('retry-after')]));
  await expect.poll(() => refused).toEqual(Array.from({ length: 4 }, () => [503, '5']));
  expect(run).toHaveBeenCalledOnce();
  expect((await open(others.shareId)).status).toBe(200);
  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(4).fill(200), ...Array(4).fill(503)]);
  expect(run).toHaveBeenCalledTimes(4);
});

/** Tasks wait until they are released. */
function holdWorkers(workers: Workers) {
  const real = workers.run.bind(workers);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const run = vi.spyOn(workers, 'run').mockImplementation(async (...task: Parameters<Workers['run']>) => {
    await released;
    return real(...task);
  });
  return { release: () => release(), run };
}
