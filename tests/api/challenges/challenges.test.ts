import { beforeEach, describe, expect, test } from 'vitest';
import {
  addChallenge,
  changeChallenge,
  deleteChallenge,
  listChallenges,
  type NewChallenge,
} from '#shared/challenges/challenges-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import { addTag, deleteTag } from '#shared/games/tags-contract.ts';
import { MAX_CHALLENGE_NAME_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { challenges } from '#shared/schema/challenges.ts';
import { aChallenge, addChallengeFor } from '#tests/support/rows/a-challenge.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

const add = (changes: Partial<NewChallenge> = {}, person = ana) =>
  person.call(addChallenge, { body: aChallenge(changes) });
const change = (id: number, changes: object = {}, person = ana) =>
  person.call(changeChallenge, { params: { id }, body: { ...aChallenge(), isArchived: false, ...changes } });
const list = async (person = ana) => (await person.call(listChallenges, {})).body;
const tagFor = async (person: Person) =>
  (await person.call(addTag, { body: { name: 'Quick', colour: 'blue' } })).body.id;

describe('a challenge is rejected', () => {
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(MAX_CHALLENGE_NAME_LENGTH + 1) }],
    ['startsOn', { startsOn: null, endsOn: null }],
    ['startsOn', { startsOn: null }],
    ['startsOn', { startsOn: '2026-02-30' }],
    ['endsOn', { endsOn: null }],
    ['endsOn', { endsOn: '2025-12-31' }],
    ['startsOn', { rule: { kind: 'h_index', goal: null }, startsOn: null }],
    ['rule.kind', { rule: { kind: 'win_everything' } }],
    ['rule.games', { rule: { kind: 'ten_by_ten', games: [] } }],
    [
      'rule.games',
      {
        rule: { kind: 'ten_by_ten', games: Array.from({ length: 11 }, (_, id) => ({ gameId: null, title: `${id}` })) },
      },
    ],
    [
      'rule.games',
      { rule: { kind: 'ten_by_ten', games: ['Azul', ' AZUL'].map((title) => ({ gameId: null, title })) } },
    ],
    ['rule.games.0.title', { rule: { kind: 'ten_by_ten', games: [{ gameId: null, title: '' }] } }],
    ['rule.goal', { rule: { kind: 'different_games', goal: 0 } }],
    ['rule.goal', { rule: { kind: 'different_games', goal: 1001 } }],
    ['rule.goal', { rule: { kind: 'h_index', goal: 2.5 } }],
    ['rule.plays', { rule: { kind: 'category_games', category: 'party', plays: 101 } }],
    ['rule.category', { rule: { kind: 'category_games', category: 'sport', plays: 1 } }],
    ['idempotencyKey', { idempotencyKey: 'short' }],
  ])('with an invalid %s: %j', async (field, changes) => {
    const { status, refusal } = await add(changes as Partial<NewChallenge>);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('without a session, and for any personal token', async () => {
    expect((await visitor(app).call(listChallenges, {})).status).toBe(401);
    const { program } = await makeToken(app, ana);
    expect((await program.call(listChallenges, {})).refusal.code).toBe('token_refused');
  });

  test('with the tag of somebody else', async () => {
    const tagId = await tagFor(bea);
    const { status, refusal } = await add({ rule: { kind: 'tagged_games', tagId, plays: 1 } });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['rule.tagId']]);
  });

  test('beyond the maximum, also concurrently', async () => {
    const { name, rule, startsOn, endsOn } = aChallenge();
    await app.services.db.insert(challenges).values(
      Array.from({ length: STORAGE_LIMITS.challenges.most - 1 }, () => ({
        name,
        rule,
        startsOn,
        endsOn,
        userId: ana.id,
      })),
    );
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('limit_reached');
  });
});

test('a challenge of another owner cannot be read, changed or deleted', async () => {
  const { id } = await addChallengeFor(ana);
  expect(await list(bea)).toEqual([]);
  expect((await change(id, { name: 'Mine' }, bea)).status).toBe(404);
  expect((await bea.call(deleteChallenge, { params: { id } })).status).toBe(404);
  expect(await list()).toMatchObject([{ id, name: '10 x 10' }]);
});

test('a game of somebody else is kept by its title alone', async () => {
  const [hers, theirs] = [await addGameFor(ana), await addGameFor(bea, { title: 'Brass' })];
  const games = [hers, theirs].map(({ id, title }) => ({ gameId: id, title }));
  const { body } = await add({ rule: { kind: 'ten_by_ten', games } });
  expect(body.rule).toEqual({
    kind: 'ten_by_ten',
    games: [
      { gameId: hers.id, title: 'Azul' },
      { gameId: null, title: 'Brass' },
    ],
  });
});

test('a removed game stays in a challenge by its title', async () => {
  const game = await addGameFor(ana);
  const rule = { kind: 'ten_by_ten' as const, games: [{ gameId: game.id, title: game.title }] };
  const { id } = await addChallengeFor(ana, { rule });
  await ana.call(removeGame, { params: { id: game.id } });
  expect((await change(id, { name: 'Still', rule })).body).toMatchObject({
    name: 'Still',
    rule: { games: [{ gameId: null, title: 'Azul' }] },
  });
});

test('a challenge that is sent again because its response was lost is created once, also at the same time', async () => {
  const both = await Promise.all([add({ idempotencyKey: 'made-once' }), add({ idempotencyKey: 'made-once' })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await list()).toEqual([both[0].body]);
  expect((await add({ idempotencyKey: 'made-once' }, bea)).body.id).not.toBe(both[0].body.id);
});

test('challenges are listed with the latest first, and each can be changed, archived, taken back and deleted', async () => {
  const [first, second] = [await addChallengeFor(ana), await addChallengeFor(ana, { name: 'Second' })];
  expect((await list()).map(({ name }) => name)).toEqual(['Second', '10 x 10']);
  const rule = { kind: 'h_index', goal: 9 };
  expect((await change(first.id, { name: ' Nine ', rule, startsOn: null, endsOn: null })).body).toMatchObject({
    name: 'Nine',
    rule,
    startsOn: null,
    endsOn: null,
    archivedAt: null,
  });
  const archived = (await change(second.id, { isArchived: true })).body.archivedAt;
  expect(archived).toEqual(expect.any(String));
  expect((await change(second.id, { isArchived: true })).body.archivedAt).toEqual(archived);
  expect((await change(second.id)).body.archivedAt).toBeNull();
  expect((await ana.call(deleteChallenge, { params: { id: second.id } })).status).toBe(204);
  expect((await list()).map(({ id }) => id)).toEqual([first.id]);
});

test('a challenge whose tag was deleted can be archived, and not begun again', async () => {
  const tagId = await tagFor(ana);
  const rule = { kind: 'tagged_games' as const, tagId, plays: 2 };
  const { id } = await addChallengeFor(ana, { rule });
  await ana.call(deleteTag, { params: { id: tagId } });
  expect((await change(id, { rule, isArchived: true })).status).toBe(200);
  expect((await change(id, { rule })).refusal.fields).toHaveProperty('rule.tagId');
});

test('challenges go with their account', async () => {
  await addChallengeFor(ana);
  await addChallengeFor(bea);
  await ana.call(deleteAccount, { body: { confirm: ana.email } });
  const left = await app.services.db.select({ userId: challenges.userId }).from(challenges);
  expect(left.filter(({ userId }) => [ana.id, bea.id].includes(userId))).toEqual([{ userId: bea.id }]);
});
