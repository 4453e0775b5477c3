import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { removeGame, restoreGame, toggleWishlist } from '#shared/games/games-contract.ts';
import { endLoan, listLoans } from '#shared/games/loans/loans-contract.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { gameOf, importFile, noteOn, undo } from '../../transfer/imports/collection-file.ts';

const app = testApp();
let ana: Person;
let id: number;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  id = (await addGameFor(ana, { title: 'Catan', bggId: 13 })).id;
});

const opened = async () => (await ana.call(listLoans, {})).body.map(({ gameId }) => gameId);

describe('a lent game cannot leave the collection before its return', () => {
  test.each<[string, () => Promise<{ status: number; refusal: { message: string } }>]>([
    ['by an edit', () => ana.call(changeGame, { params: { id }, body: { isUnowned: true } })],
    ['for the wishlist', () => ana.call(toggleWishlist, { params: { id } })],
    ['for the wishlist by hand', () => ana.call(changeGame, { params: { id }, body: { isWishlist: true } })],
    [
      'by a bulk change',
      () => ana.call(changeGames, { body: { ids: [id], change: { kind: 'list', list: 'unowned' } } }),
    ],
  ])('%s', async (_how, move) => {
    const loan = await lendFor(ana, id, { personName: 'Tom' });
    const { status, refusal } = await move();
    expect([status, refusal.message]).toEqual([409, '"Catan" is lent to Tom. Say that it is back first.']);
    expect(await gameOf(ana, 'Catan')).toMatchObject({ isWishlist: false, isUnowned: false });
    await ana.call(endLoan, { params: { id: loan.id }, body: { on: '2026-11-23' } });
    expect((await move()).status).toBe(200);
  });

  test('by an import without it', async () => {
    await importFile(ana, { objectname: 'Catan', objectid: 13 });
    await lendFor(ana, id);
    await importFile(ana, { objectname: 'Catan', objectid: 13, own: 0, prevowned: 1 });
    expect(await gameOf(ana, 'Catan')).toMatchObject({ isUnowned: false });
  });

  test('except by a removal, whose undo restores the loan', async () => {
    await lendFor(ana, id);
    await ana.call(removeGame, { params: { id } });
    expect(await opened()).toEqual([]);
    await ana.call(restoreGame, { params: { id } });
    expect(await opened()).toEqual([id]);
  });
});

describe('undoing an import', () => {
  test('keeps a game that was lent since, with a note', async () => {
    const { id: importId } = await importFile(ana, { objectname: 'Azul', objectid: 230802 });
    const { id: azul } = await gameOf(ana, 'Azul');
    await lendFor(ana, azul);
    expect(await undo(ana, importId)).toMatchObject({ kept: 1 });
    expect(await opened()).toEqual([azul]);
    expect(await noteOn(ana, importId, 'Azul')).toMatch(/it was lent or borrowed/);
  });

  test('keeps a wish in the collection if it was lent since', async () => {
    const { id: azul } = await addGameFor(ana, { title: 'Azul', bggId: 230802, isWishlist: true });
    const { id: importId } = await importFile(ana, { objectname: 'Azul', objectid: 230802 });
    await lendFor(ana, azul);
    await undo(ana, importId);
    expect(await gameOf(ana, 'Azul')).toMatchObject({ isWishlist: false, isUnowned: false });
    expect(await noteOn(ana, importId, 'Azul')).toMatch(/it was lent or borrowed/);
  });
});
