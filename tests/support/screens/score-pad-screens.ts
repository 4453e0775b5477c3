import type { Page } from 'playwright-core';
import { ROUNDS_SHEET } from '#client/plays/score-sheets/built-in-sheets.ts';
import { callFrom } from './game-night-screens.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';
import type { Screen } from '../browser/screen.ts';
import { actsOf, FOUR, named, rounds, score, type TablePad, TEN } from '../rows/stored-pads.ts';

/** Starts a pad of the signed-in owner with this content. Returns its code. */
export async function aTable(page: Page, pad: TablePad): Promise<string> {
  const newPad = { key: `screen-${crypto.randomUUID()}`, gameId: null, gameTitle: pad.title, sheet: pad.sheet };
  const { code } = await callFrom<{ code: string }>(page, 'POST', '/api/score-pads', newPad);
  const entries = actsOf(pad).map((act) => ({ key: `entry-${crypto.randomUUID()}`, device: 'another-phone', act }));
  await callFrom(page, 'POST', `/api/score-pads/${code}/entries`, { after: 0, entries });
  return code;
}

const openTable = (pad: TablePad) => async (page: Page, origin: string) => {
  await openWithoutScreen(page, origin);
  const code = await aTable(page, pad);
  await page.goto(`${origin}/table/${code}`);
  await page.getByRole('group', { name: 'Keys' }).waitFor();
  await page.getByText('Live').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return code;
};

const openEntry = (entry: string, shown: string) => async (page: Page, origin: string) => {
  await openTable(rounds(FOUR))(page, origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  // The page has a button with the same name as one of the menu.
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  await page.getByRole('dialog').getByText(shown).first().waitFor();
};

async function openMenu(page: Page, origin: string): Promise<void> {
  await openTable(rounds(FOUR))(page, origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Finish and Save' }).waitFor();
}

async function openBeginning(page: Page, origin: string): Promise<void> {
  await at('/table?title=Wingspan', 'Wingspan')(page, origin);
  await page.getByRole('button', { name: 'Same players again' }).click();
}

async function openSavedByHost(page: Page, origin: string): Promise<void> {
  const code = await openTable(rounds(FOUR))(page, origin);
  await callFrom(page, 'POST', `/api/score-pads/${code}/finish`, { duration: 40, notes: null });
  await page.getByText('Saved as a play').waitFor();
}

async function openNobody(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const newPad = { key: `screen-${crypto.randomUUID()}`, gameId: null, gameTitle: 'Hive', sheet: ROUNDS_SHEET };
  const { code } = await callFrom<{ code: string }>(page, 'POST', '/api/score-pads', newPad);
  await page.goto(`${origin}/table/${code}`);
  await page.getByRole('heading', { name: 'Who Plays?' }).waitFor();
}

/** Screens of table mode: start, the pad in its layouts, and its panels. */
export const tableScreens: readonly Screen[] = [
  { name: 'table-visitor', signedIn: false, open: at('/table', 'Begin a Table') },
  { name: 'table-wrong-code', signedIn: false, open: at('/table/K7M2QX', 'No Table Under This Code') },
  { name: 'table', signedIn: true, open: at('/table', 'What Do You Play?') },
  { name: 'table-begin', signedIn: true, open: openBeginning },
  { name: 'table-nobody', signedIn: true, long: true, open: openNobody },
  {
    name: 'table-rounds',
    signedIn: true,
    long: true,
    open: async (...to) => void (await openTable(rounds(FOUR))(...to)),
  },
  {
    name: 'table-ten-and-two-numbers',
    signedIn: true,
    long: true,
    open: async (...to) => void (await openTable(rounds(TEN, [score('Maya', 'round-3', 12)]))(...to)),
  },
  {
    name: 'table-sheet',
    signedIn: true,
    long: true,
    open: async (...to) => void (await openTable(named(FOUR))(...to)),
  },
  { name: 'table-menu', signedIn: true, long: true, open: openMenu },
  { name: 'table-history', signedIn: true, long: true, open: openEntry('History', 'Take Back') },
  { name: 'table-players', signedIn: true, long: true, open: openEntry('Players', 'New player') },
  { name: 'table-share', signedIn: true, long: true, open: openEntry('Let Others Join', 'Type this code') },
  { name: 'table-finish', signedIn: true, long: true, open: openEntry('Finish and Save', 'Duration') },
  { name: 'table-saved', signedIn: true, long: true, open: openSavedByHost },
];
