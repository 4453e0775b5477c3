import type { Page } from 'playwright-core';
import { at } from './open-screen.ts';
import { settled } from './settled.ts';

const EXPORT = [
  'objectname,objectid,own,wishlist,rating,numplays,minplayers,maxplayers,playingtime,avgweight,itemtype,comment,prevowned',
  'Great Western Trail,193738,1,0,9,14,2,4,150,3.7,standalone,"Cows, trains, and never enough time",0',
  'Calico,283155,1,0,7.5,3,1,4,45,2.18,standalone,,0',
  'Heat: Pedal to the Metal,366013,0,1,0,0,1,6,60,2.2,standalone,,0',
  'Wingspan: Oceania Expansion,300580,1,0,8,5,1,5,70,2.4,expansion,,0',
  'Sold Long Ago,1,0,0,5,3,2,4,60,2,standalone,,1',
  'Azul,230802,1,0,07. Mai,0,2,4,45,1.8,standalone,,0',
  'Pandemic,30549,0,0,5,3,2,4,60,2,standalone,,1',
  'Cut short,2,1',
].join('\n');

export async function openPreview(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'collection.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) });
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).waitFor();
  await settled(page);
}

export async function openLeftOut(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await page.getByRole('tab', { name: /Left out/ }).click();
  await page.getByText('Cut short').waitFor();
  await page.getByText('Show the rows').click();
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

export async function previewPlays(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  const buffer = Buffer.from(JSON.stringify(PLAYS_EXPORT));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'BGStatsExport.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: /this import would do|Nothing to import/ }).waitFor();
  await settled(page);
}

export async function openHowToExportPlays(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  await page.getByRole('tab', { name: 'BG Stats' }).click();
}
