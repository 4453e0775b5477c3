import { beforeEach, describe, expect, test } from 'vitest';
import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { addSheet, changeSheet, deleteSheet, listSheets } from '#shared/plays/score-sheets-contract.ts';
import { MAX_SHEET_ROWS } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { scoreSheets } from '#shared/schema/score-pads.ts';
import { startPadFor } from '#tests/support/rows/a-pad.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

const sheetsOf = async (person: Person) => (await person.call(listSheets, {})).body;
const add = (facts: object = {}, person = ana) => person.call(addSheet, { body: aSheet(facts) });

describe('a score sheet is rejected with an error for the field', () => {
  const row = (label: string, key = label) => ({ key, label, worth: { by: 'points' } });
  test.each([
    ['name', { name: ' ' }],
    ['outcome', { outcome: 'teams' }],
    ['rows', { rows: [row('Coins', 'a'), row('Cards', 'a')] }],
    ['rows', { rows: Array.from({ length: MAX_SHEET_ROWS + 1 }, (_, index) => row(`Row ${index}`, `row-${index}`)) }],
    ['rows.0.label', { rows: [row(' ', 'blank')] }],
    ['rows.0.worth.per', { rows: [{ ...row('Coins'), worth: { by: 'each', points: 1, per: 0 } }] }],
    ['rows.0.worth.points', { rows: [{ ...row('Sets'), worth: { by: 'list', points: [] } }] }],
  ])('%s', async (field, facts) => {
    const { status, refusal } = await add(facts);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('beyond the maximum, also concurrently', async () => {
    const rows = Array.from({ length: STORAGE_LIMITS.scoreSheets.most - 1 }, (_, index) => ({
      ...aSheet(),
      name: `${index}`,
      userId: ana.id,
    }));
    await app.services.db.insert(scoreSheets).values(rows);
    const both = await Promise.all([add({ name: 'Last' }), add({ name: 'Too many' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('enough_sheets');
    expect((await add({}, bea)).status).toBe(201);
  });
});

test('a sheet of another owner cannot be read, changed or deleted', async () => {
  const { body: sheet } = await add();
  const params = { id: sheet.id };
  expect(await sheetsOf(bea)).toEqual([]);
  expect((await bea.call(changeSheet, { params, body: aSheet({ name: 'Mine' }) })).status).toBe(404);
  expect((await bea.call(deleteSheet, { params })).status).toBe(404);
  expect(await sheetsOf(ana)).toEqual([sheet]);
});

test('sheets can be created, listed by name, changed and deleted', async () => {
  const { status, body: made } = await add({ name: ' wonders ' });
  expect([status, made]).toEqual([201, { ...aSheet(), name: 'wonders', id: made.id }]);
  const { body: first } = await add({ name: 'Azul', gameTitle: '' });
  expect(first.gameTitle).toBeNull();
  expect((await sheetsOf(ana)).map(({ name }) => name)).toEqual(['Azul', 'wonders']);
  const rows = [{ key: 'cards', label: 'Cards', worth: { by: 'list' as const, points: [0, 1, 3] } }];
  const params = { id: made.id };
  const changed = await ana.call(changeSheet, { params, body: aSheet({ outcome: 'lowest', rows }) });
  expect(changed.body).toMatchObject({ id: made.id, outcome: 'lowest', rows });
  expect((await ana.call(deleteSheet, { params })).status).toBe(204);
  expect((await ana.call(deleteSheet, { params })).status).toBe(404);
  expect(await sheetsOf(ana)).toEqual([first]);
});

test('a pad keeps the sheet with which it was started', async () => {
  const { body: made } = await add();
  const { id, gameTitle: _title, bggId: _bggId, ...sheet } = made;
  const { code } = await startPadFor(ana, { sheet });
  await ana.call(changeSheet, { params: { id }, body: aSheet({ name: 'Another', rows: [] }) });
  expect((await ana.call(readPad, { params: { code } })).body.sheet).toEqual(sheet);
});
