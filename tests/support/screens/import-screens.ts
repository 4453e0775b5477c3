import type { Page } from 'playwright-core';
import { at } from '../browser/open-screen.ts';
import type { Screen } from '../browser/screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

const EXPORT = [
  'objectname,objectid,own,wishlist,rating,numplays,minplayers,maxplayers,playingtime,avgweight,itemtype,comment,prevowned,' +
    'fortrade,wanttoplay,preordered,wishlistpriority,pricepaid,pp_currency,acquisitiondate,acquiredfrom,invlocation,barcode',
  'Great Western Trail,193738,1,0,9,14,2,4,150,3.7,standalone,"Cows, trains, and never enough time",0,' +
    '0,1,0,,54.90,EUR,2021-03-14,Spielwiese,"Flat, shelf 3",4250231725029',
  'Great Western Trail,193738,1,0,9,14,2,4,150,3.7,standalone,,0,0,0,0,,20,EUR,,,Cottage,',
  'Calico,283155,1,0,7.5,3,1,4,45,2.18,standalone,,0,1,0,0,,32,EUR,,,Cottage,',
  'Heat: Pedal to the Metal,366013,0,1,0,0,1,6,60,2.2,standalone,,0,0,0,0,1,,,,,,',
  'Hegemony: Lead Your Class to Victory,321608,0,1,0,0,2,4,180,4.1,standalone,,0,0,1,1,2,,,,,,',
  'Wingspan: Oceania Expansion,300580,1,0,8,5,1,5,70,2.4,expansion,,0,0,0,0,,24.99,EUR,,,,',
  'Sold Long Ago,1,0,0,5,3,2,4,60,2,standalone,,1,0,0,0,,,,,,,',
  'Azul,230802,1,0,07. Mai,0,2,4,45,1.8,standalone,,0,0,0,0,,,,,,,',
  'Pandemic,30549,0,0,5,3,2,4,60,2,standalone,,1,0,0,0,,,,,,,',
  'Cut short,2,1',
].join('\n');

async function openPreview(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'collection.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) });
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).waitFor();
  await waitForStablePage(page);
}

async function openLeftOut(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await page.getByRole('heading', { name: 'Unreadable, all or in part' }).waitFor();
  await page.getByText('All rows').click();
  await page.getByRole('tab', { name: /Left out/ }).click();
  await page
    .getByRole('tabpanel', { name: /Left out/ })
    .getByText('It is still in your collection.')
    .waitFor();
}

async function openChanges(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await page.getByText('All rows').click();
  await page.getByRole('tab', { name: /To change/ }).click();
  await page.getByText('Before and after').first().click();
  await waitForStablePage(page);
}

/** The same import at another time, without doing it: other screens have the same account. */
const openImportWith =
  (standing: object, heading: string | RegExp, then?: (page: Page) => Promise<void>) =>
  async (page: Page, origin: string): Promise<void> => {
    await openPreview(page, origin);
    await page.route(
      ({ pathname }) => /^\/api\/imports\/\d+$/.test(pathname),
      async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...standing } });
      },
    );
    await page.reload();
    await page.getByRole('heading', { name: heading }).waitFor();
    await then?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  };
const APPLIED = { status: 'applied', appliedAt: '2026-11-20T19:30:00.000Z' };
const UNDONE = { ...APPLIED, status: 'undone', undoneAt: '2026-11-21T08:00:00.000Z', kept: 2 };

async function askToUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').waitFor();
}

const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const GAMES = ['Great Western Trail', 'Calico', 'Cascadia', 'Dixit'];
const PLAYS_EXPORT = {
  games: GAMES.map((name, id) => ({
    id,
    name,
    minPlayerCount: 2,
    maxPlayerCount: 4,
    copies: id < 3 ? [{ statusOwned: true }] : [],
  })),
  players: PLAYERS.map((name, id) => ({ id, name })),
  locations: [{ id: 1, name: 'At home' }],
  plays: Array.from({ length: 14 }, (_, n) => ({
    uuid: `play-${n}`,
    playDate: `2024-05-${String(n + 1).padStart(2, '0')} 20:00:00`,
    gameRefId: n % GAMES.length,
    locationRefId: 1,
    ignored: n === 2,
    playerScores: PLAYERS.slice(0, 2 + (n % 5)).map((_name, id) => ({ playerRefId: id, score: String(n * 3 + id) })),
  })),
};

async function previewPlays(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  const buffer = Buffer.from(JSON.stringify(PLAYS_EXPORT));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'BGStatsExport.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: /this import would do|Nothing to import/ }).waitFor();
  await waitForStablePage(page);
}

async function openHowToExportPlays(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  await page.getByRole('tab', { name: 'BG Stats' }).click();
}

export const importScreens: readonly Screen[] = [
  { name: 'import', signedIn: true, open: at('/import', /import/i) },
  { name: 'import-bgstats', signedIn: true, open: openHowToExportPlays },
  { name: 'import-preview', signedIn: true, open: openPreview },
  { name: 'import-changes', signedIn: true, open: openChanges },
  { name: 'import-left-out', signedIn: true, open: openLeftOut },
  { name: 'import-preview-plays', signedIn: true, open: previewPlays },
  {
    name: 'import-running',
    busy: true,
    signedIn: true,
    open: openImportWith({ progress: { done: 3, total: 9 } }, 'Importing your games'),
  },
  { name: 'import-done', signedIn: true, open: openImportWith(APPLIED, 'Import done') },
  { name: 'import-undo', signedIn: true, open: openImportWith(APPLIED, 'Import done', askToUndo) },
  { name: 'import-undone', signedIn: true, open: openImportWith(UNDONE, 'Import undone') },
];
