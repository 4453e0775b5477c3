import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { removeGame, toggleWishlist } from '#shared/games/games-contract.ts';
import {
  addLoan,
  changeLoan,
  deleteLoan,
  endLoan,
  listLoans,
  listNightsOfGame,
  listReturnedLoans,
  reopenLoan,
} from '#shared/games/loans/loans-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { loans } from '#shared/schema/loans.ts';
import { users } from '#shared/schema/users.ts';
import { aLoan, lendFor } from '#tests/support/rows/a-loan.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
let gameId: number;
beforeEach(async () => {
  [ana, bea] = [await makeOwner(app, { isPremiumPlus: true }), await makeOwner(app)];
  gameId = (await addGameFor(ana)).id;
});

const lend = (facts: object = {}, person = ana, id = gameId) =>
  person.call(addLoan, { params: { id }, body: { ...aLoan(), ...facts } });
const listed = async (person = ana) => (await person.call(listLoans, {})).body;

describe('a loan is rejected with an error for the field', () => {
  test.each([
    ['personName', { personName: '  ' }],
    ['email', { email: 'ben' }],
    ['email', { remindsBorrower: true }],
    ['since', { since: '2026-02-30' }],
    ['until', { until: '2026-11-19' }],
    ['until', { until: null, email: 'ben@example.org', remindsBorrower: true }],
    ['remindsBorrower', { direction: 'borrowed', email: 'ben@example.org', remindsBorrower: true }],
  ])('%s for %j', async (field, facts) => {
    const { status, refusal } = await lend(facts);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('a game cannot be lent', () => {
  test('twice, also concurrently', async () => {
    const both = await Promise.all([lend(), lend({ personName: 'Cem' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe('loan_open');
    expect(await listed()).toHaveLength(1);
  });

  test('if it is only wished for, or borrowed if it is owned', async () => {
    expect((await lend({ direction: 'borrowed' })).refusal.code).toBe('borrow_unowned_only');
    await ana.call(toggleWishlist, { params: { id: gameId } });
    expect((await lend()).refusal.code).toBe('lend_owned_only');
    expect((await lend({ direction: 'borrowed' })).status).toBe(201);
  });

  test('if it was removed; a removed lent game is not listed', async () => {
    await lend();
    await ana.call(removeGame, { params: { id: gameId } });
    expect(await listed()).toEqual([]);
    expect((await lend()).status).toBe(404);
  });

  test('with a mail to the borrower if the address of the owner is not verified', async () => {
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
    const asks = { email: 'ben@example.org', remindsBorrower: true };
    expect((await lend(asks)).refusal.code).toBe('email_unverified');
    const { body } = await lend();
    const change = { params: { id: body.id }, body: { ...aLoan(), ...asks } };
    expect((await ana.call(changeLoan, change)).refusal.code).toBe('email_unverified');
  });
});

test('a loan of another owner cannot be read, changed, ended or deleted, and their game cannot be lent', async () => {
  const loan = await lendFor(ana, gameId);
  const params = { id: loan.id };
  expect(await listed(bea)).toEqual([]);
  expect((await lend({}, bea)).status).toBe(404);
  expect((await bea.call(changeLoan, { params, body: aLoan() })).status).toBe(404);
  expect((await bea.call(endLoan, { params, body: { on: '2026-11-25' } })).status).toBe(404);
  expect((await bea.call(reopenLoan, { params })).status).toBe(404);
  expect((await bea.call(deleteLoan, { params })).status).toBe(404);
  expect((await bea.call(listNightsOfGame, { params: { id: gameId } })).status).toBe(404);
  expect((await bea.call(listReturnedLoans, { params: { id: gameId } })).status).toBe(404);
  expect(await listed()).toHaveLength(1);
});

test('a loan is listed until its return, which can be undone, and can be deleted', async () => {
  const loan = await lendFor(ana, gameId, { email: 'ben@example.org' });
  const params = { id: loan.id };
  const changed = await ana.call(changeLoan, { params, body: aLoan({ personName: 'Benni', until: null }) });
  expect(changed.body).toMatchObject({ id: loan.id, personName: 'Benni', until: null, email: null });
  const ended = await ana.call(endLoan, { params, body: { on: '2026-11-25' } });
  expect(ended.body.returnedOn).toBe('2026-11-25');
  expect((await ana.call(endLoan, { params, body: { on: '2026-11-26' } })).body.returnedOn).toBe('2026-11-25');
  expect((await ana.call(changeLoan, { params, body: aLoan() })).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await ana.call(reopenLoan, { params })).body.returnedOn).toBeNull();
  expect(await listed()).toMatchObject([{ id: loan.id, gameId, personName: 'Benni' }]);
  expect((await ana.call(deleteLoan, { params })).status).toBe(204);
  expect((await ana.call(deleteLoan, { params })).status).toBe(404);
});

test('a borrowed wish stays borrowed when it is bought', async () => {
  const { id: wish } = await addGameFor(ana, { title: 'Brass', bggId: 224517, isWishlist: true });
  const { id } = (await lend({ direction: 'borrowed' }, ana, wish)).body;
  const { id: bought } = await addGameFor(ana, { title: 'Brass: Birmingham', bggId: 224517 });
  expect(await listed()).toMatchObject([{ id, gameId: bought, direction: 'borrowed', personName: 'Ben' }]);
});

test('only returned loans of a game are listed, latest first', async () => {
  const returned = async () => (await ana.call(listReturnedLoans, { params: { id: gameId } })).body;
  const other = (await addGameFor(ana, { title: 'Another' })).id;
  for (const [id, personName, on] of [
    [gameId, 'Ben', '2026-11-25'],
    [gameId, 'Cem', '2026-12-01'],
    [other, 'Dora', '2026-12-02'],
  ] as const) {
    const loan = await lendFor(ana, id, { personName });
    await ana.call(endLoan, { params: { id: loan.id }, body: { on } });
  }
  await lend({ personName: 'Eva' });
  expect((await returned()).map(({ personName, returnedOn }) => [personName, returnedOn])).toEqual([
    ['Cem', '2026-12-01'],
    ['Ben', '2026-11-25'],
  ]);
  await ana.call(removeGame, { params: { id: gameId } });
  expect((await ana.call(listReturnedLoans, { params: { id: gameId } })).status).toBe(404);
});

test('a return cannot be undone if the game was lent again', async () => {
  const first = await lendFor(ana, gameId);
  await ana.call(endLoan, { params: { id: first.id }, body: { on: '2026-11-25' } });
  await lendFor(ana, gameId, { personName: 'Cem' });
  expect((await ana.call(reopenLoan, { params: { id: first.id } })).refusal.code).toBe('loan_open');
  expect(await listed()).toMatchObject([{ personName: 'Cem' }]);
});

test('loans are sorted by last day, those without one last', async () => {
  const others = [await addGameFor(ana, { title: 'Brass' }), await addGameFor(ana, { title: 'Cascadia' })];
  await lendFor(ana, gameId, { until: null });
  await lendFor(ana, others[0]?.id ?? 0, { until: '2026-12-24' });
  await lendFor(ana, others[1]?.id ?? 0, { until: '2026-12-06' });
  expect((await listed()).map(({ until }) => until)).toEqual(['2026-12-06', '2026-12-24', null]);
});

test('only the latest returned loans of a game are kept', async () => {
  const { most } = STORAGE_LIMITS.loans;
  const rows = Array.from({ length: most + 5 }, (_, index) => ({
    ...aLoan(),
    userId: ana.id,
    gameId,
    returnedOn: `2026-10-${String(index + 1).padStart(2, '0')}`,
  }));
  await app.services.db.insert(loans).values(rows);
  await lendFor(ana, gameId);
  const kept = await app.services.db.select().from(loans).where(eq(loans.gameId, gameId)).orderBy(loans.id);
  expect(kept).toHaveLength(most);
  expect(kept[0]?.returnedOn).toBe('2026-10-07');
  const open = and(eq(loans.gameId, gameId), isNull(loans.returnedOn));
  expect(await app.services.db.$count(loans, open)).toBe(1);
});

test('lending a game lists planned nights with that game, by the local day of the night', async () => {
  const night = async (title: string, date: string, timeZone: string) => {
    const { id } = await addEventFor(ana, { title, date, timeZone });
    await ana.call(setEventGames, { params: { id }, body: { gameIds: [gameId] } });
    return id;
  };
  const later = await night('Late in Auckland', '2999-05-04T11:30:00Z', 'Pacific/Auckland');
  const first = await night('Late in New York', '2999-05-04T02:30:00Z', 'America/New_York');
  await addEventFor(ana, { title: 'Without it', date: '2999-05-05T18:00:00Z' });
  expect((await ana.call(listNightsOfGame, { params: { id: gameId } })).body).toEqual([
    { id: first, title: 'Late in New York', day: '2999-05-03' },
    { id: later, title: 'Late in Auckland', day: '2999-05-04' },
  ]);
});
