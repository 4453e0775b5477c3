import { beforeEach, describe, expect, test } from 'vitest';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { addCopy, removeCopy } from '#shared/copies/change-copies-contract.ts';
import { addLoan, endLoan, listLoans, listReturnedLoans, reopenLoan } from '#shared/games/loans/loans-contract.ts';
import { aLoan, lendFor } from '#tests/support/rows/a-loan.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let gameId: number;
let first: number;
let second: number;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  gameId = (await addGameFor(ana)).id;
  [first, second] = [await copyOf(gameId), await copyOf(gameId)];
});

const copyOf = async (id: number, person = ana) =>
  (await person.call(addCopy, { params: { id }, body: { language: 'English' } })).body.id;
const lend = (copyId: number | null, facts: object = {}) =>
  ana.call(addLoan, { params: { id: gameId }, body: { ...aLoan(), copyId, ...facts } });
const listed = async () => (await ana.call(listLoans, {})).body;
const back = (id: number) => ana.call(endLoan, { params: { id }, body: { on: '2026-11-25' } });

describe('a copy cannot be lent', () => {
  test('twice, also concurrently', async () => {
    const both = await Promise.all([lend(first), lend(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('loan_open');
    expect(await listed()).toMatchObject([{ copyId: first, copiesOfGame: 2 }]);
  });

  test('if it belongs to another game or another owner', async () => {
    const other = await copyOf((await addGameFor(ana, { title: 'Brass' })).id);
    const bea = await makeOwner(app);
    const theirs = await copyOf((await addGameFor(bea)).id, bea);
    expect([(await lend(other)).status, (await lend(theirs)).status, (await lend(0)).status]).toEqual([404, 404, 404]);
    expect(await listed()).toEqual([]);
  });

  test('as a borrowed game', async () => {
    const { status, refusal } = await lend(first, { direction: 'borrowed' });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['copyId']]);
  });

  test('if as many are lent as exist, named or not', async () => {
    await lend(null);
    await lend(second);
    expect([(await lend(first)).refusal.code, (await lend(null)).refusal.code]).toEqual(['loan_open', 'loan_open']);
  });
});

test('a second copy can be lent while the first is away, and is returned separately', async () => {
  const out = [await lend(first), await lend(second, { personName: 'Cem' })];
  expect(out.map(({ status }) => status)).toEqual([201, 201]);
  await back(out[0]?.body.id ?? 0);
  expect(await listed()).toMatchObject([{ copyId: second, personName: 'Cem' }]);
  await lend(first, { personName: 'Dora' });
  const params = { id: out[0]?.body.id ?? 0 };
  expect((await ana.call(reopenLoan, { params })).refusal.code).toBe('loan_open');
});

test('removing a copy keeps its loans', async () => {
  const { body } = await lend(first);
  await back(body.id);
  await lend(null, { personName: 'Cem' });
  await lend(first, { personName: 'Dora' });
  expect((await ana.call(removeCopy, { params: { id: first } })).status).toBe(204);
  expect(await listed()).toMatchObject([
    { copyId: null, personName: 'Cem', copiesOfGame: 1 },
    { copyId: null, personName: 'Dora', copiesOfGame: 1 },
  ]);
  expect((await ana.call(listReturnedLoans, { params: { id: gameId } })).body).toMatchObject([
    { copyId: null, personName: 'Ben' },
  ]);
});

test('an evening plan includes a game until all its copies are lent', async () => {
  const { eventId, gameIds } = await aVotedNight(ana, { titles: ['Root', 'Heat'] });
  const root = gameIds[0] ?? 0;
  const [one, other] = [await copyOf(root), await copyOf(root)];
  const away = { since: new Date().toISOString().slice(0, 10), until: null };
  const planned = async () => (await ana.call(planEvening, { params: { id: eventId } })).body;
  await lendFor(ana, root, { ...away, copyId: one });
  expect(await planned()).toMatchObject({ games: 3, away: [] });
  await lendFor(ana, root, { ...away, copyId: other, personName: 'Cem' });
  expect(await planned()).toMatchObject({ games: 2, away: ['Root is with Ben', 'Root is with Cem'] });
});
