import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const keep = (id: number, keptUntil: unknown, by = ana) =>
  by.call(changeGame, { params: { id }, body: { keptUntil } as object });
const keptUntilOf = async (by = ana) => (await by.call(listGames, {})).body.map(({ keptUntil }) => keptUntil);

describe('a request is rejected', () => {
  test('from another owner', async () => {
    const { id } = await addGameFor(ana);
    expect((await keep(id, '2027-11-23', await makeOwner(app, { isPremiumPlus: true }))).status).toBe(404);
    expect(await keptUntilOf()).toEqual([null]);
  });

  test.each(['', 'tomorrow', '2027-02-30', '1899-12-31', '3000-01-01', '2027-11-23T00:00:00Z', 20_271_123, true])(
    'for the day %o, with an error for the field',
    async (day) => {
      const { id } = await addGameFor(ana);
      const { status, body } = await keep(id, day);
      expect(status).toBe(400);
      expect(Object.keys((body as { fields?: object }).fields ?? {})).toEqual(['keptUntil']);
    },
  );

  test('on the Free plan, which has no Shelf Health', async () => {
    const ben = await makeOwner(app);
    const { id } = await addGameFor(ben);
    const { status, body } = await keep(id, '2027-11-23', ben);
    expect([status, (body as { code?: string }).code]).toEqual([403, 'PLAN_REQUIRED']);
    expect(await keptUntilOf(ben)).toEqual([null]);
  });
});

test('a game is kept until a day, and the day can be removed on every plan', async () => {
  const { id } = await addGameFor(ana);
  const { body } = await keep(id, '2027-11-23');
  expect(body).toMatchObject({ id, keptUntil: '2027-11-23' });
  expect(await keptUntilOf()).toEqual(['2027-11-23']);
  expect((await keep(id, null)).status).toBe(200);
  expect(await keptUntilOf()).toEqual([null]);
  const ben = await makeOwner(app);
  expect((await keep((await addGameFor(ben)).id, null, ben)).status).toBe(200);
});

test('the day is not shown to visitors of a shared collection', async () => {
  const { id } = await addGameFor(ana);
  await keep(id, '2027-11-23');
  const { shareId } = await shareFor(ana);
  const { body } = await visitor(app).call(getSharedCollection, { params: { shareId } });
  expect(JSON.stringify(body)).not.toMatch(/keptUntil|2027-11-23/);
});
