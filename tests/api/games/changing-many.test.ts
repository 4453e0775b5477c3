import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { downloadSelected } from '#shared/transfer/collection-export-contract.ts';
import { addEventGames, listEventGames, setEventGames } from '#shared/nights/events-contract.ts';
import { changeGames, type BulkGameChange } from '#shared/games/change-many-games-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { addTag, deleteTag } from '#shared/games/tags-contract.ts';
import { MAX_GAMES_AT_ONCE, MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { games } from '#shared/schema/games.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
let azul: number;
let root: number;
let go: number;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app, { isPremiumPlus: true }), await makeOwner(app)];
  azul = (await addGameFor(ana, { title: 'Azul' })).id;
  root = (await addGameFor(ana, { title: 'Root' })).id;
  go = (await addGameFor(ana, { title: 'Go', isWishlist: true })).id;
});

const change = (ids: number[], what: BulkGameChange, person = ana) =>
  person.call(changeGames, { body: { ids, change: what } });
const gamesOf = async (person = ana) => (await person.call(listGames, {})).body;
const tagsByGame = async () => new Map((await gamesOf()).map(({ id, tagIds }) => [id, tagIds]));
const made = async (name: string, person = ana) => (await person.call(addTag, { body: { name } })).body.id;
const put = (...add: number[]): BulkGameChange => ({ kind: 'tags', add, remove: [] });
const untag = (...remove: number[]): BulkGameChange => ({ kind: 'tags', add: [], remove });
const REMOVE: BulkGameChange = { kind: 'remove' };
const RESTORE: BulkGameChange = { kind: 'restore' };
const list = (to: 'owned' | 'wishlist' | 'unowned'): BulkGameChange => ({ kind: 'list', list: to });
const revision = async () => (await ana.call(listGames, {})).headers.get('etag');

describe('a request is rejected without changes:', () => {
  test.each([
    ['ids', { ids: [], change: REMOVE }],
    ['ids', { ids: [1, 1], change: REMOVE }],
    ['ids.0', { ids: [1.5], change: REMOVE }],
    ['ids', { ids: Array.from({ length: MAX_GAMES_AT_ONCE + 1 }, (_, id) => id + 1), change: REMOVE }],
    ['change', { ids: [1], change: { kind: 'tags', add: [], remove: [] } }],
    ['change', { ids: [1], change: { kind: 'tags', add: [1], remove: [1] } }],
    ['change.kind', { ids: [1], change: { kind: 'burn' } }],
    ['change.list', { ids: [1], change: { kind: 'list' } }],
  ])('with an invalid %s', async (field, body) => {
    const { status, refusal } = await ana.call(changeGames, { body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('for games of another owner, alone or mixed with own games', async () => {
    const hers = (await addGameFor(bea)).id;
    const tag = await made('Cottage');
    const before = await gamesOf();
    for (const what of [put(tag), list('wishlist'), REMOVE, RESTORE]) {
      expect((await change([azul, hers], what)).status).toBe(404);
    }
    expect((await change([azul, 999_999_999], REMOVE)).status).toBe(404);
    expect(await gamesOf()).toEqual(before);
    expect(await gamesOf(bea)).toHaveLength(1);
  });

  test('with a tag of another owner or a deleted tag', async () => {
    const hers = await made('Cottage', bea);
    const { status, refusal } = await change([azul], put(hers));
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['change.add']]);
  });

  test('with more tags than a game may have', async () => {
    const tags = [];
    for (let place = 0; place <= MAX_TAGS_OF_GAME; place += 1) tags.push(await made(`Tag ${place}`));
    await change([azul], put(...tags.slice(1)));
    const { status, refusal } = await change([root, azul], put(tags[0] ?? 0));
    expect([status, refusal.fields]).toMatchObject([400, { ids: expect.stringContaining('"Azul"') as string }]);
    expect((await tagsByGame()).get(root)).toEqual([]);
    expect((await change([azul], { kind: 'tags', add: tags.slice(0, 1), remove: tags.slice(1, 2) })).status).toBe(200);
  });

  test('for a move that would put two games with one title on a list', async () => {
    await app.services.db.insert(games).values({
      userId: ana.id,
      title: 'GO',
      titleKey: 'go',
      players: '2',
      duration: '60',
      isUnowned: true,
    });
    const both = (await gamesOf()).flatMap(({ id, title }) => (title.toLowerCase() === 'go' ? [id] : []));
    const { status, refusal } = await change([azul, ...both], list('owned'));
    const message = 'Two of these games are named "GO". Choose one of them.';
    expect([status, refusal.code, refusal.fields]).toEqual([409, 'duplicate_title', { ids: message }]);
    expect((await change([go], list('owned'))).body.ids).toEqual([go]);
    expect((await gamesOf()).map(({ title }) => title)).not.toContain('GO');
  });

  test('for an undo of a removal if the game was added and removed again', async () => {
    await change([azul], REMOVE);
    const again = (await addGameFor(ana, { title: 'Azul' })).id;
    await change([again], REMOVE);
    const { status, refusal } = await change([azul, again], RESTORE);
    const message = 'Two of these games are named "Azul". Choose one of them.';
    expect([status, refusal.code, refusal.fields]).toEqual([409, 'duplicate_title', { ids: message }]);
    expect((await change([again], RESTORE)).body.ids).toEqual([again]);
  });

  test('for a move of a title that the other list has', async () => {
    await app.services.db.insert(games).values({
      userId: ana.id,
      title: 'ROOT',
      titleKey: 'root',
      players: '2',
      duration: '60',
      isWishlist: true,
    });
    const { status, refusal } = await change([azul, root], list('wishlist'));
    const message = '"Root" is already in your wishlist.';
    expect([status, refusal.code, refusal.fields]).toEqual([409, 'duplicate_title', { ids: message }]);
    expect((await gamesOf()).filter(({ isWishlist }) => isWishlist)).toHaveLength(2);
  });
});

describe('tags', () => {
  test('are added and removed, and the response lists only changed games', async () => {
    const [cottage, six] = [await made('Cottage'), await made('Six')];
    expect((await change([azul, go], put(cottage))).body.ids.toSorted()).toEqual([azul, go].toSorted());
    const before = await revision();
    expect((await change([azul, root], put(cottage, six))).body.ids.toSorted()).toEqual([azul, root].toSorted());
    expect(await revision()).not.toBe(before);
    expect((await change([azul, root, go], untag(six))).body.ids).toHaveLength(2);
    expect([...(await tagsByGame()).values()]).toEqual([[cottage], [cottage], [cottage]]);
    expect((await change([azul], put(cottage))).body.ids).toEqual([]);
  });

  test('of two concurrent requests are both added', async () => {
    const [cottage, six] = [await made('Cottage'), await made('Six')];
    await Promise.all([change([azul, root], put(cottage)), change([root, azul], put(six))]);
    for (const id of [azul, root]) expect((await tagsByGame()).get(id)?.toSorted()).toEqual([cottage, six]);
  });

  test('deleted concurrently are on no game afterwards', async () => {
    const cottage = await made('Cottage');
    await Promise.all([change([azul, root, go], put(cottage)), ana.call(deleteTag, { params: { id: cottage } })]);
    expect((await gamesOf()).flatMap(({ tagIds }) => tagIds)).toEqual([]);
  });
});

describe('games', () => {
  test('are moved to the wishlist and back; games already there are unchanged', async () => {
    expect((await change([azul, root, go], list('wishlist'))).body.ids.toSorted()).toEqual([azul, root].toSorted());
    expect((await gamesOf()).every(({ isWishlist }) => isWishlist)).toBe(true);
    expect((await change([azul, root], list('owned'))).body.ids).toHaveLength(2);
  });

  test('that leave the collection for no list become previously owned', async () => {
    await change([azul, go], { kind: 'states', add: ['for_trade', 'want_to_play'], remove: [] });
    expect((await change([azul, go], list('unowned'))).body.ids.toSorted()).toEqual([azul, go].toSorted());
    const moved = new Map((await gamesOf()).map((game) => [game.id, game]));
    expect(moved.get(azul)).toMatchObject({ isUnowned: true, states: ['previously_owned', 'want_to_play'] });
    expect(moved.get(go)).toMatchObject({ isUnowned: true, isWishlist: false, states: ['want_to_play'] });
  });

  test('that fulfil two wishes are merged', async () => {
    const again = (await addGameFor(ana, { title: 'Go again', isWishlist: true, bggId: 188 })).id;
    const third = (await addGameFor(ana, { title: 'Go a third time', isWishlist: true, bggId: 188 })).id;
    expect((await change([go, again], list('owned'))).status).toBe(200);
    expect((await gamesOf()).map(({ id }) => id)).not.toContain(third);
  });

  test('get and lose states, sorted and without duplicates', async () => {
    await change([azul, root], { kind: 'states', add: ['want_to_play', 'for_trade'], remove: [] });
    const { body } = await change([azul, root, go], { kind: 'states', add: ['preordered'], remove: ['for_trade'] });
    expect(body.ids).toHaveLength(3);
    const states = new Map((await gamesOf()).map((game) => [game.id, game.states]));
    expect([azul, go].map((id) => states.get(id))).toEqual([['preordered', 'want_to_play'], ['preordered']]);
    const { status, refusal } = await ana.call(changeGames, {
      body: { ids: [azul], change: { kind: 'states', add: ['burnt'], remove: [] } },
    });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['change.add.0']]);
  });
});

describe('undoing a change', () => {
  const facts = async (ids: number[]) =>
    (await gamesOf()).flatMap(({ id, states, wishPriority, tagIds }) =>
      ids.includes(id) ? [{ id, states, wishPriority, tagIds }] : [],
    );
  const restoreValues = (
    to: 'owned' | 'wishlist' | 'unowned',
    had: Awaited<ReturnType<typeof facts>>,
  ): BulkGameChange => ({
    kind: 'put_back',
    list: to,
    games: had,
  });

  test('restores list, states, priority and tags in one request', async () => {
    const [cottage, loved] = [await made('Cottage'), await made('Loved')];
    await change([go], put(loved, cottage));
    await ana.call(changeGame, {
      params: { id: go },
      body: { wishPriority: 2, states: ['preordered', 'want_to_buy'] },
    });
    const [before, had] = [await gamesOf(), await facts([go])];
    await change([go], list('owned'));
    await change([go], { kind: 'tags', add: [], remove: [cottage] });
    expect((await change([go], restoreValues('wishlist', had))).body.ids).toEqual([go]);
    expect((await gamesOf()).find(({ id }) => id === go)).toEqual(before.find(({ id }) => id === go));
    expect((await change([go], restoreValues('wishlist', had))).body.ids).toEqual([]);
  });

  test('omits a tag that was deleted meanwhile', async () => {
    const [cottage, loved] = [await made('Cottage'), await made('Loved')];
    await change([azul], put(loved, cottage));
    const had = await facts([azul]);
    await change([azul], untag(loved, cottage));
    await ana.call(deleteTag, { params: { id: loved } });
    await change([azul], restoreValues('owned', had));
    expect((await tagsByGame()).get(azul)).toEqual([cottage]);
  });

  test('is rejected for games of another owner, unselected, repeated or missing games', async () => {
    const hers = (await addGameFor(bea)).id;
    const had = await facts([azul, root]);
    const [mine] = had;
    if (!mine) throw new Error('Azul is missing');
    expect((await change([hers], restoreValues('owned', [{ ...mine, id: hers }]))).status).toBe(404);
    for (const invalid of [[mine, { ...mine, id: go }], [mine, mine], [mine]]) {
      const { status, refusal } = await change([azul, root], restoreValues('owned', invalid));
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['change.games']]);
    }
    const hersTag = await made('Hers', bea);
    await change([azul], restoreValues('owned', [{ ...mine, tagIds: [hersTag] }]));
    expect((await tagsByGame()).get(azul)).toEqual([]);
  });
});

describe('removed games', () => {
  test('are restored with their tags within the undo period', async () => {
    const cottage = await made('Cottage');
    await change([azul, go], put(cottage));
    const before = await gamesOf();
    expect((await change([azul, go], REMOVE)).body.ids).toHaveLength(2);
    expect((await gamesOf()).map(({ id }) => id)).toEqual([root]);
    expect((await change([azul, go], REMOVE)).status).toBe(404);
    expect((await change([azul, go], RESTORE)).body.ids).toHaveLength(2);
    expect(await gamesOf()).toEqual(before);
    expect((await change([azul, go], RESTORE)).status).toBe(404);
  });

  test('are not restored after the undo period, beside a new game with the title, or without Premium', async () => {
    await change([azul, root], REMOVE);
    await addGameFor(ana, { title: 'Azul' });
    expect((await change([azul, root], RESTORE)).refusal.code).toBe('duplicate_title');
    await app.services.db.execute(sql`update games set removed_at = now() - interval '1 minute' where id = ${root}`);
    expect((await change([root], RESTORE)).refusal.code).toBe('undo_expired');
    const hers = (await addGameFor(bea)).id;
    expect((await change([hers], REMOVE, bea)).status).toBe(200);
    expect((await change([hers], RESTORE, bea)).refusal.code).toBe('PLAN_REQUIRED');
    expect(await app.services.db.$count(games, sql`user_id = ${bea.id}`)).toBe(0);
  });

  test('are removed once by two concurrent requests', async () => {
    const both = await Promise.all([change([azul, root], REMOVE), change([root, azul], REMOVE)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('selected games', () => {
  test('are added to a night after its other games, whose times stay', async () => {
    const night = await addEventFor(ana);
    const params = { id: night.id };
    await ana.call(setEventGames, { params, body: { gameIds: [root], plan: [{ gameId: root, startsAfter: 30 }] } });
    const { status, body } = await ana.call(addEventGames, { params, body: { gameIds: [azul, root] } });
    expect([status, body.map(({ id }) => id)]).toEqual([201, [root, azul]]);
    const hers = (await addGameFor(bea)).id;
    expect((await ana.call(addEventGames, { params, body: { gameIds: [go, hers] } })).status).toBe(404);
    expect((await bea.call(addEventGames, { params, body: { gameIds: [hers] } })).status).toBe(404);
    expect((await ana.call(listEventGames, { params })).body).toHaveLength(2);
  });

  test('are exported as CSV, for their owner only', async () => {
    const csv = (person: Person, ids: number[]) =>
      person.fetch(downloadSelected.path, {
        method: 'POST',
        body: JSON.stringify({ ids }),
        headers: { 'Content-Type': 'application/json' },
      });
    const lines = (await (await csv(ana, [go, azul])).text()).trim().split('\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Azul', 'Go']);
    expect((await csv(ana, [azul, (await addGameFor(bea)).id])).status).toBe(404);
    expect((await csv(bea, [azul])).status).toBe(403);
  });
});
