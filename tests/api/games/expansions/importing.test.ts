import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { apply, gameOf, gamesOf, importFile, preview, undo, upload } from '../../transfer/imports/collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const catan = { objectname: 'CATAN', objectid: 13 };
const root = { objectname: 'Root', objectid: 237182 };
const seafarers = { objectname: 'CATAN: Seafarers', objectid: 325, itemtype: 'expansion' };

/** The title of the base game of a game. */
async function baseOf(title: string): Promise<string | undefined> {
  const { parentGameId } = await gameOf(ana, title);
  return (await gamesOf(ana)).find(({ id }) => id === parentGameId)?.title;
}

test('an imported expansion is linked to the base game of the same file, in any row order', async () => {
  await importFile(ana, seafarers, root, catan);
  expect(await baseOf('CATAN: Seafarers')).toBe('CATAN');
});

test('existing expansions are linked to an imported base game', async () => {
  await importFile(ana, seafarers, root);
  expect(await baseOf('CATAN: Seafarers')).toBeUndefined();
  await importFile(ana, catan);
  expect(await baseOf('CATAN: Seafarers')).toBe('CATAN');
});

test('a manual choice of a base game, or of none, is kept on re-import', async () => {
  await importFile(ana, catan, root, seafarers);
  const { id } = await gameOf(ana, 'CATAN: Seafarers');
  const choose = (parentGameId: number | null) => ana.call(changeGame, { params: { id }, body: { parentGameId } });
  await choose((await gameOf(ana, 'Root')).id);
  await importFile(ana, catan, root, seafarers);
  expect(await baseOf('CATAN: Seafarers')).toBe('Root');
  await choose(null);
  await importFile(ana, catan, root, seafarers);
  expect(await baseOf('CATAN: Seafarers')).toBeUndefined();
});

test('edits of the owner are kept on re-import', async () => {
  await importFile(ana, catan);
  const { id } = await gameOf(ana, 'CATAN');
  const body = { title: 'Settlers', players: '3-6', bestPlayers: '4', notes: 'Ours', rating: 3 };
  await ana.call(changeGame, { params: { id }, body });
  await importFile(ana, { ...catan, rating: 9, bggbestplayers: '3', comment: 'Theirs' });
  expect(await gamesOf(ana)).toMatchObject([body]);
});

test('the base game in the file takes precedence over the title', async () => {
  const summary = await preview(ana, catan, root, seafarers);
  await app.services.db.execute(sql`
    update import_rows set game = jsonb_set(game, '{baseBggIds}', '[99, 237182]')
    where import_id = ${summary.id} and title = 'CATAN: Seafarers'`);
  await apply(ana, summary.id);
  expect(await baseOf('CATAN: Seafarers')).toBe('Root');
  await addGameFor(ana, { title: 'Azul' });
  expect(await baseOf('CATAN: Seafarers')).toBe('Root');
});

test('undoing an import restores the links', async () => {
  await addGameFor(ana, { title: 'Catan' });
  await importFile(ana, seafarers);
  const before = await gamesOf(ana);
  const { id } = await importFile(ana, { ...catan, objectname: 'CATAN: Seafarers – Big Box', objectid: 7 }, root);
  await undo(ana, id);
  expect(await gamesOf(ana)).toEqual(before);
  expect(await baseOf('CATAN: Seafarers')).toBe('Catan');
});

const REAL = join(projectRoot, '../shared/data/imports/bgg-collection-csv/public-760.csv');

describe.skipIf(!existsSync(REAL))('a real export of 342 expansions', () => {
  test('more than 94 percent are linked to a base game', async () => {
    await apply(ana, (await upload(ana, new Uint8Array(await readFile(REAL)))).summary.id);
    const games = await gamesOf(ana);
    const expansions = games.filter(({ isExpansion }) => isExpansion);
    const matched = expansions.filter(({ parentGameId }) => parentGameId !== null);
    // oxlint-disable-next-line no-console -- the figure is what one runs this for
    console.info(`${matched.length} of ${expansions.length} expansions have their base game`);
    const bases = new Set(games.filter(({ isExpansion }) => !isExpansion).map(({ id }) => id));
    expect(matched.every(({ parentGameId }) => bases.has(parentGameId ?? 0))).toBe(true);
    expect(matched.length / expansions.length).toBeGreaterThan(0.94);
  });
});
