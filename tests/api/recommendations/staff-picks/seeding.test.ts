import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePick, listPicks, movePick, retirePick } from '#server/recommendations/staff-pick-service.ts';
import { seedStaffPicks } from '#server/recommendations/staff-pick-seed.ts';
import { pickFields, type StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { PICK } from '#tests/support/rows/a-pick.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const AZUL = 230802;
const CATAN = 13;
const CARCASSONNE = 822;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const picks = () => listPicks(app.services.db);
const seed = (file?: object) =>
  seedStaffPicks(
    app.services.db,
    file && Buffer.from(JSON.stringify({ staffMember: 'The team', staffTitle: 'Us', ...file })),
  );
const written = (bggId: number, recommendationReason = 'Good.', month = '2026-01') => ({
  bggId,
  month,
  description: 'A game.',
  recommendationReason,
});
const pickOf = async (bggId: number) => (await picks()).find((pick) => pick.bggId === bggId) as StaffPick;

describe('the included picks', () => {
  test('are twelve, over several months, with facts of the catalogue and at most two sentences', async () => {
    const list = await picks();
    expect(list).toHaveLength(12);
    expect(new Set(list.map(({ month }) => month)).size).toBe(12);
    expect(list).toContainEqual(
      expect.objectContaining({
        title: 'Sky Team',
        players: '2',
        duration: '20 min',
        minAge: 10,
        category: 'cooperative',
      }),
    );
    for (const { staffMember, recommendationReason } of list) {
      expect(staffMember).toBe('The Rollcall team');
      expect(recommendationReason.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
    }
  });

  test('are added once', async () => {
    const before = await picks();
    await Promise.all([seed(), seed()]);
    expect(await picks()).toEqual(before);
  });
});

describe('another file', () => {
  beforeEach(() => seed({ picks: [written(AZUL), written(CATAN)] }));

  test('replaces the picks of the previous one', async () => {
    expect((await picks()).map(({ title }) => title)).toEqual(['Azul', 'CATAN']);
    await seed({ picks: [written(CATAN, 'Better.'), written(CARCASSONNE)] });
    expect((await picks()).map(({ title, recommendationReason: reason }) => [title, reason])).toEqual([
      ['CATAN', 'Better.'],
      ['Carcassonne', 'Good.'],
    ]);
  });

  test.each([
    [
      'edited',
      ({ id, updatedAt }: StaffPick) =>
        changePick(app.services.db, id, updatedAt, pickFields.parse({ ...PICK, bggId: AZUL })),
    ],
    ['retired', ({ id, updatedAt }: StaffPick) => retirePick(app.services.db, id, updatedAt, true)],
    ['moved', ({ id }: StaffPick) => movePick(app.services.db, id, 'later')],
  ])('keeps picks that staff have %s, and adds no second pick of the game', async (_how, touch) => {
    await touch(await pickOf(AZUL));
    const before = await pickOf(AZUL);
    await seed({ picks: [written(AZUL, 'Overwritten.')] });
    expect((await picks()).filter(({ bggId }) => bggId === AZUL)).toEqual([before]);
    await seed({ picks: [] });
    expect(await pickOf(AZUL)).toEqual(before);
  });

  test('with an unknown game is rejected completely', async () => {
    const before = await picks();
    await expect(seed({ picks: [written(CARCASSONNE), written(999_999_999)] })).rejects.toThrow(
      'the catalogue has no game 999999999',
    );
    expect(await picks()).toEqual(before);
  });
});

test('the file contains every game once', () => {
  const { picks: list } = JSON.parse(readFileSync('data/staff-picks.json', 'utf8')) as { picks: { bggId: number }[] };
  expect(new Set(list.map(({ bggId }) => bggId)).size).toBe(list.length);
});
