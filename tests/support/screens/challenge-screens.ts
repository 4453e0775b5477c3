import type { Page } from 'playwright-core';
import { addChallenge, listChallenges } from '#shared/challenges/challenges-contract.ts';
import { callFrom } from './game-night-screens.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

interface Wire {
  id: number;
  name: string;
}

/** The day is not that of the pictures, so the challenges run for a long time. */
const DAYS = { startsOn: '2000-01-01', endsOn: '2999-12-31' };
const ALL_TIME = { startsOn: null, endsOn: null };

/** Archived ones are the latest last. */
const CHALLENGES = [
  { name: 'Play What You Own', rule: { kind: 'owned_games' }, ...DAYS },
  { name: 'Three parties each', rule: { kind: 'category_games', category: 'party', plays: 3 }, ...DAYS },
  { name: 'Five at last', rule: { kind: 'different_games', goal: 5 }, ...DAYS },
  { name: 'H-Index', rule: { kind: 'h_index', goal: null }, ...ALL_TIME },
  { name: 'Alphabet', rule: { kind: 'alphabet' }, ...DAYS },
  { name: '100 x 1', rule: { kind: 'different_games', goal: 100 }, ...DAYS },
  { name: '10 x 10', rule: { kind: 'ten_by_ten', games: null }, ...DAYS },
];

/** The demo's challenges, created if missing. */
async function ownChallenges(page: Page, origin: string): Promise<Wire[]> {
  await openWithoutScreen(page, origin);
  const list = () => callFrom<Wire[]>(page, 'GET', listChallenges.path);
  const known = new Set((await list()).map(({ name }) => name));
  for (const one of CHALLENGES) if (!known.has(one.name)) await callFrom(page, 'POST', addChallenge.path, one);
  return list();
}

async function openChallenges(page: Page, origin: string): Promise<void> {
  await ownChallenges(page, origin);
  await at('/challenges', 'Running')(page, origin);
}

const openChallenge = (name: string) => async (page: Page, origin: string) => {
  const id = (await ownChallenges(page, origin)).find((one) => one.name === name)?.id;
  await at(`/challenges/${id}`, name)(page, origin);
};

async function openDialog(page: Page, origin: string): Promise<void> {
  await openChallenges(page, origin);
  await page.getByRole('button', { name: 'New Challenge' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openChosenGames(page: Page, origin: string): Promise<void> {
  await openDialog(page, origin);
  await page.getByRole('radio', { name: 'Games I choose' }).check({ force: true });
  for (const title of ['Azul', 'Wingspan', 'Codenames']) {
    await page.getByRole('combobox', { name: /^Games/ }).fill(title);
    await page.keyboard.press('Enter');
  }
}

/** Screens of challenges, for `screens.ts`. */
export const challengeScreens = [
  { name: 'challenges', open: openChallenges },
  { name: 'challenge', long: true, open: openChallenge('10 x 10') },
  { name: 'challenge-alphabet', long: true, open: openChallenge('Alphabet') },
  { name: 'challenge-different-games', long: true, open: openChallenge('100 x 1') },
  { name: 'challenge-h-index', long: true, open: openChallenge('H-Index') },
  { name: 'challenge-owned', long: true, open: openChallenge('Play What You Own') },
  { name: 'challenge-dialog', long: true, open: openDialog },
  { name: 'challenge-dialog-games', long: true, open: openChosenGames },
  { name: 'no-such-challenge', open: at('/challenges/999999999', 'There is no such challenge') },
].map((screen) => ({ ...screen, signedIn: true }));
