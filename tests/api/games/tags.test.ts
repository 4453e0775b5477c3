import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames, removeGame, restoreGame, toggleWishlist } from '#shared/games/games-contract.ts';
import { addTag, changeTag, deleteTag, listTags } from '#shared/games/tags-contract.ts';
import { MAX_TAG_LENGTH, MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { tags } from '#shared/schema/tags.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app, { isPremium: true }), await makeOwner(app)];
});

const tagsOf = async (person: Person) => (await person.call(listTags, {})).body;
const gamesOf = async (person: Person) => (await person.call(listGames, {})).body;
const add = (name: string, person = ana) => person.call(addTag, { body: { name } });
const made = async (name: string, person = ana) => (await add(name, person)).body;
const tagGame = (id: number, tagIds: number[], person = ana) =>
  person.call(changeGame, { params: { id }, body: { tagIds } });
const fill = (count: number) =>
  app.services.db
    .insert(tags)
    .values(
      Array.from({ length: count }, (_, index) => ({
        userId: ana.id,
        name: `T${index}`,
        nameKey: `t${index}`,
        colour: 'blue' as const,
      })),
    )
    .returning({ id: tags.id });

describe('a tag is rejected with an error for the field', () => {
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(MAX_TAG_LENGTH + 1) }],
    ['colour', { name: 'Cottage', colour: '#ff0000' as 'red' }],
  ])('%s', async (field, body) => {
    const { status, refusal } = await ana.call(addTag, { body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('if its name is taken, in any case, also concurrently', async () => {
    const both = await Promise.all([add('Cottage'), add(' COTTAGE ')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect([refused?.refusal.code, Object.keys(refused?.refusal.fields ?? {})]).toEqual(['duplicate_tag', ['name']]);
    const six = await made('Six');
    const renamed = await ana.call(changeTag, { params: { id: six.id }, body: { name: 'cottage' } });
    expect([renamed.status, renamed.refusal.code]).toEqual([409, 'duplicate_tag']);
    expect((await add('Cottage', bea)).status).toBe(201);
  });

  test('beyond the maximum, also concurrently', async () => {
    await fill(STORAGE_LIMITS.tags.most - 1);
    const both = await Promise.all([add('Last'), add('Too many')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('limit_reached');
  });
});

test('a tag of another owner cannot be read, changed, deleted or assigned', async () => {
  const { id } = await made('Cottage');
  const game = await addGameFor(bea);
  expect(await tagsOf(bea)).toEqual([]);
  expect((await bea.call(changeTag, { params: { id }, body: { name: 'Mine' } })).status).toBe(404);
  expect((await bea.call(deleteTag, { params: { id } })).status).toBe(404);
  const { status, refusal } = await tagGame(game.id, [id], bea);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['tagIds']]);
  expect(await tagsOf(ana)).toEqual([{ id, name: 'Cottage', colour: 'petrol' }]);
});

test('tags are created in the least used colour, listed by name, renamed and recoloured', async () => {
  const wonders = await made('  Two   players ');
  const azul = await made('at home');
  expect([wonders.name, wonders.colour === azul.colour]).toEqual(['Two players', false]);
  expect((await tagsOf(ana)).map(({ name }) => name)).toEqual(['at home', 'Two players']);
  const changed = await ana.call(changeTag, { params: { id: azul.id }, body: { name: 'Zoo', colour: 'gray' } });
  expect(changed.body).toEqual({ id: azul.id, name: 'Zoo', colour: 'gray' });
  expect((await ana.call(changeTag, { params: { id: azul.id }, body: { name: 'ZOO' } })).body.name).toBe('ZOO');
  expect((await tagsOf(ana)).map(({ name }) => name)).toEqual(['Two players', 'ZOO']);
});

describe('the tags of a game', () => {
  test('are rejected beyond the limit, if repeated, or after a deletion', async () => {
    const game = await addGameFor(ana);
    const ids = (await fill(MAX_TAGS_OF_GAME + 1)).map(({ id }) => id);
    expect((await tagGame(game.id, ids)).status).toBe(400);
    expect((await tagGame(game.id, [ids[0] ?? 0, ids[0] ?? 0])).status).toBe(400);
    await ana.call(deleteTag, { params: { id: ids[0] ?? 0 } });
    const { status, refusal } = await tagGame(game.id, [ids[0] ?? 0]);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['tagIds']]);
    expect((await tagGame(game.id, ids.slice(1))).body.tagIds).toEqual(ids.slice(1));
  });

  test('are removed from all games with the tag, removed games included, and the list is updated', async () => {
    const [cottage, six] = [await made('Cottage'), await made('Six')];
    const [azul, root] = [await addGameFor(ana), await addGameFor(ana, { title: 'Root', isWishlist: true })];
    await tagGame(azul.id, [six.id, cottage.id]);
    await tagGame(root.id, [cottage.id]);
    await ana.call(removeGame, { params: { id: root.id } });
    const { headers } = await ana.call(listGames, {});
    await ana.call(deleteTag, { params: { id: cottage.id } });
    const after = await ana.call(listGames, {});
    expect(after.headers.get('etag')).not.toBe(headers.get('etag'));
    expect(after.body.map(({ tagIds }) => tagIds)).toEqual([[six.id]]);
    expect((await ana.call(restoreGame, { params: { id: root.id } })).body.tagIds).toEqual([]);
  });

  test('assigned concurrently with the deletion of the tag contain no deleted tag', async () => {
    const cottage = await made('Cottage');
    const games = [
      await addGameFor(ana),
      await addGameFor(ana, { title: 'Root' }),
      await addGameFor(ana, { title: 'Go' }),
    ];
    await Promise.all([
      ...games.map(({ id }) => tagGame(id, [cottage.id])),
      ana.call(deleteTag, { params: { id: cottage.id } }),
    ]);
    expect((await gamesOf(ana)).flatMap(({ tagIds }) => tagIds)).toEqual([]);
  });

  test('of a wish are merged into those of the game that fulfils it', async () => {
    const [cottage, six] = [await made('Cottage'), await made('Six')];
    const wish = await addGameFor(ana, { title: 'Root', isWishlist: true, bggId: 237182 });
    const other = await addGameFor(ana, { title: 'Root, second edition', isWishlist: true, bggId: 237182 });
    await tagGame(wish.id, [cottage.id, six.id]);
    await tagGame(other.id, [six.id]);
    await ana.call(toggleWishlist, { params: { id: other.id } });
    expect((await gamesOf(ana)).map(({ id, tagIds }) => [id, tagIds])).toEqual([[other.id, [six.id, cottage.id]]]);
  });
});
