import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing } from '#shared/sharing/sharing-contract.ts';
import { addTag, changeTag, deleteTag, type NewTag } from '#shared/games/tags-contract.ts';
import { games } from '#shared/schema/games.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const made = async (body: NewTag, person = ana) => (await person.call(addTag, { body })).body;
/** A game of Ana's with these tags. */
async function tagged(game: object, tags: readonly { id: number }[]): Promise<number> {
  const { id } = await addGameFor(ana, game);
  await ana.call(changeGame, { params: { id }, body: { tagIds: tags.map((tag) => tag.id) } });
  return id;
}
const open = async ({ shareId }: { shareId: string }, person = visitor(app)) =>
  (await person.call(getSharedCollection, { params: { shareId } })).body;
const namesIn = async (shared: { shareId: string }) => (await open(shared)).tags.map(({ name }) => name);
const change = (shared: { id: number }, body: object) => ana.call(changeSharing, { params: { id: shared.id }, body });

test('tags are shown only while the owner shares them', async () => {
  await tagged({ title: 'Azul' }, [await made({ name: 'Cottage' })]);
  const shared = await shareFor(ana);
  expect(shared.showTags).toBe(false);
  const read = async () => (await visitor(app).fetch(`/api/shared/${shared.shareId}`)).text();
  expect(await read()).not.toMatch(/Cottage|tagIds/);
  expect((await open(shared, ana)).tags).toEqual([]);
  expect((await change(shared, { showTags: true })).body.showTags).toBe(true);
  expect(await namesIn(shared)).toEqual(['Cottage']);
  await change(shared, { showTags: false });
  expect(await read()).not.toMatch(/Cottage|tagIds/);
});

test('without Premium Plus tags can be hidden but not shown', async () => {
  await tagged({ title: 'Azul' }, [await made({ name: 'Cottage' })]);
  const shared = await shareFor(ana, { showTags: true });
  await app.services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, ana.id));
  expect(await namesIn(shared)).toEqual(['Cottage']);
  await change(shared, { showTags: false });
  expect((await change(shared, { showTags: true })).refusal.code).toBe('PLAN_REQUIRED');
  expect(await namesIn(shared)).toEqual([]);
});

test('tags of wishes, unowned games, removed games or no games are not shown', async () => {
  for (const [name, game] of [
    ['wished', { isWishlist: true }],
    ['previous', { isUnowned: true }],
    ['removed', {}],
  ] as const) {
    const id = await tagged({ title: name, ...game }, [await made({ name })]);
    if (name === 'removed') await ana.call(removeGame, { params: { id } });
  }
  await made({ name: 'unused' });
  const id = await tagged({ title: 'Azul' }, [await made({ name: 'Cottage' })]);
  expect((await open(await shareFor(ana, { showTags: true }))).tags).toMatchObject([
    { name: 'Cottage', gameIds: [id] },
  ]);
});

test('a tag of another owner is not shown, even if its id is on a game', async () => {
  const bea = await makeOwner(app);
  const theirs = await made({ name: 'Of Bea' }, bea);
  const id = await tagged({ title: 'Azul' }, []);
  await app.services.db
    .update(games)
    .set({ tagIds: [theirs.id] })
    .where(eq(games.id, id));
  expect((await open(await shareFor(ana, { showTags: true }))).tags).toEqual([]);
});

test('tags are sorted by name, with color and games', async () => {
  const [kids, cottage] = [
    await made({ name: 'kids', colour: 'blue' }),
    await made({ name: 'Cottage', colour: 'red' }),
  ];
  const azul = await tagged({ title: 'Azul' }, [kids, cottage]);
  const brass = await tagged({ title: 'Brass' }, [cottage]);
  expect((await open(await shareFor(ana, { showTags: true }))).tags).toEqual([
    { ...cottage, gameIds: [azul, brass] },
    { ...kids, gameIds: [azul] },
  ]);
});

test('a renamed or deleted tag is updated at the next request', async () => {
  const tag = await made({ name: 'Cottage' });
  await tagged({ title: 'Azul' }, [tag]);
  const shared = await shareFor(ana, { showTags: true });
  expect(await namesIn(shared)).toEqual(['Cottage']);
  await ana.call(changeTag, { params: { id: tag.id }, body: { name: 'Lake house' } });
  expect(await namesIn(shared)).toEqual(['Lake house']);
  await ana.call(deleteTag, { params: { id: tag.id } });
  expect(await namesIn(shared)).toEqual([]);
});
