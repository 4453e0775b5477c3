import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addTag } from '#shared/contracts/tags.ts';
import { getSharedCollection } from '#shared/contracts/shared-collection.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/owners.ts';
import { shareFor } from '#tests/support/sharing-payloads.ts';
import { testApp } from '#tests/support/test-app.ts';

const MANY = 4_000;

const app = testApp({ screens: true });
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true, firstName: 'Ana' });
});

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

test('a collection of many games has the same content as a short one', async () => {
  const tag = (await ana.call(addTag, { body: { name: 'Party' } })).body;
  await addGames(MANY, '', [tag.id]);
  const { shareId } = await shareFor(ana, { showRatings: false, showTags: true });
  const before = (await open(shareId)).body;
  const last = await addGameFor(ana, { title: 'Zooloretto' });
  const [after, again] = [await open(shareId), await open(shareId)];
  expect(after.body).toEqual({
    ...before,
    games: [...before.games, expect.objectContaining({ id: last.id, title: 'Zooloretto', rating: null })],
  });
  expect(after.body.tags[0]?.gameIds).toHaveLength(MANY);
  expect(again.body).toEqual(after.body);
});

test('a very long address of a video is not shown', async () => {
  await addGameFor(ana, { title: 'Azul', youtube: `https://v.example/${'v'.repeat(480)}` });
  await addGameFor(ana, { title: 'Brass', youtube: `https://v.example/${'v'.repeat(500)}` });
  const { body } = await open((await shareFor(ana)).shareId);
  expect(body.games.map(({ youtube }) => youtube?.length)).toEqual([498, undefined]);
});

test('the page of a long collection is sent without its content', async () => {
  await addGames(2 * MANY);
  const html = await (
    await visitor(app).fetch(`/shared/${(await shareFor(ana, { title: 'Fridays' })).shareId}`)
  ).text();
  expect(html).toContain('<title>Fridays');
  expect(html).toContain('<div id="root"></div>');
});

test('a collection with more text than can be shown gets 413 with a message and without an ETag', async () => {
  await app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration)
    select ${ana.id}, repeat('x', 10000) || n, n::text, '2-4', '45 min' from generate_series(1, 7000) n`);
  const { status, refusal, headers } = await open((await shareFor(ana)).shareId);
  expect([status, refusal.code, headers.get('etag')]).toEqual([413, 'too_large', null]);
  expect(refusal.message).toContain('more text than can be sent');
});

test('all links to one long collection can be opened at once', async () => {
  await addGames(MANY);
  const sharings = await addSharings(8);
  const answers = await Promise.all(sharings.map(({ shareId }) => open(shareId)));
  expect(answers.map(({ status, body }) => [status, body.games.length])).toEqual(sharings.map(() => [200, MANY]));
});
