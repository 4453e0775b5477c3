import type { Page } from 'playwright-core';
import { addSheet, listSheets } from '#shared/plays/score-sheets-contract.ts';
import { callFrom } from './game-night-screens.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

const OWN = [
  {
    name: 'Wingspan with our goals',
    gameTitle: 'Wingspan',
    bggId: 266192,
    outcome: 'highest',
    rows: [
      { key: 'birds', label: 'Birds', worth: { by: 'points' } },
      { key: 'eggs', label: 'Eggs', worth: { by: 'each', points: 1, per: 1 } },
      { key: 'food', label: 'Food left', worth: { by: 'each', points: 1, per: 3 } },
      { key: 'nests', label: 'Kinds of nests', worth: { by: 'list', points: [-2, 1, 3, 6, 10] } },
    ],
  },
  { name: 'Tricks', gameTitle: null, bggId: null, outcome: 'lowest', rows: [] },
];

/** The demo's own score sheets, created if missing. */
async function ownSheets(page: Page, origin: string): Promise<{ id: number; name: string }[]> {
  await openWithoutScreen(page, origin);
  const sheets = () => callFrom<{ id: number; name: string }[]>(page, 'GET', listSheets.path);
  const known = new Set((await sheets()).map(({ name }) => name));
  for (const sheet of OWN) if (!known.has(sheet.name)) await callFrom(page, 'POST', addSheet.path, sheet);
  return sheets();
}

async function openSheets(page: Page, origin: string): Promise<void> {
  await ownSheets(page, origin);
  await at('/score-sheets', 'Score Sheets')(page, origin);
  await page.getByText('Wingspan with our goals').waitFor();
  await page.getByText('7 Wonders', { exact: true }).click();
}

async function openSheet(page: Page, origin: string): Promise<void> {
  const [, wingspan] = await ownSheets(page, origin);
  await at(`/score-sheets?sheet=${wingspan?.id}`, 'Edit Score Sheet')(page, origin);
}

async function openInvalidSheet(page: Page, origin: string): Promise<void> {
  await at('/score-sheets?sheet=new', 'New Score Sheet')(page, origin);
  await page.getByRole('combobox', { name: 'Worth' }).selectOption('A table of points');
  await page.getByRole('button', { name: 'Save Score Sheet' }).click();
  await page.getByText('Every row has a name').waitFor();
}

async function openDeleteSheet(page: Page, origin: string): Promise<void> {
  await openSheets(page, origin);
  await page.getByRole('button', { name: 'Delete Tricks' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Screens of score sheets and their form, for `screens.ts`. */
export const scoreSheetScreens = [
  { name: 'score-sheets', open: openSheets },
  { name: 'score-sheet', open: openSheet },
  { name: 'score-sheet-errors', open: openInvalidSheet },
  { name: 'score-sheet-delete', long: true, open: openDeleteSheet },
].map((screen) => ({ ...screen, signedIn: true }));
