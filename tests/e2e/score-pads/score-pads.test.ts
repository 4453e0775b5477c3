import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let owner: Page;

beforeEach(async () => {
  owner = await demo.signedIn({ viewport: { width: 390, height: 844 } });
});

interface PlayOnWire {
  gameTitle: string;
  players: string;
  scores: string;
  winner: string | null;
  outcome: string;
}

const playsOf = (page: Page, title: string) =>
  page.evaluate(async (wanted) => {
    const plays = (await (await fetch('/api/game-sessions')).json()) as PlayOnWire[];
    return plays.filter(({ gameTitle }) => gameTitle === wanted);
  }, title);

const sync = (page: Page) => page.locator('.pad-sync').innerText();
const figures = (page: Page, place: string) =>
  page.locator(place).evaluateAll((cells) => cells.map(({ textContent }) => textContent.replace('In front: ', '')));
const totals = (page: Page) => figures(page, '[data-total]');
const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Round 1:`) });
const pressKeys = async (page: Page, ...names: (string | RegExp)[]) => {
  for (const name of names)
    await page.getByRole('group', { name: 'Keys' }).getByRole('button', { name, exact: true }).click();
};
const chooseFromMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
};

/** Begins a game of this title with these players, as the page for it does. Answers the address of the table. */
async function begin(page: Page, title: string, players: readonly string[]): Promise<string> {
  await page.goto(`${demo.origin}/table?title=${title}`);
  await page.getByRole('heading', { name: title }).waitFor();
  for (const name of players) {
    await page.getByLabel('New player').fill(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/table\/[2-9A-Z]{6}$/);
  return page.url();
}

async function join(context: BrowserContext, code: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${demo.origin}/table`);
  await page.getByLabel('Join with a code').fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Keys' }).waitFor();
  return page;
}

test('three phones on one score pad, one offline for a while, show the same totals and record one play', async () => {
  const address = await begin(owner, 'Skull King', ['Ada', 'Ben', 'Cem']);
  const code = address.slice(-6);
  const browser = owner.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const away = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [second, third] = [
    await join(await browser.newContext({ viewport: { width: 844, height: 390 } }), code),
    await join(away, code),
  ];
  const all = [owner, second, third];

  await cell(owner, 'Ada').click();
  await pressKeys(owner, '1', '2', /Next/);
  for (const page of all) await expect.poll(() => totals(page)).toEqual(['12', '0', '0']);

  await away.setOffline(true);
  await cell(third, 'Ben').click();
  await pressKeys(third, '1', '5', /Next/, '3', /Round 2|Next/);
  await expect.poll(() => sync(third)).toBe('2 kept here, sent when you are online');
  expect(await totals(third)).toEqual(['12', '15', '3']);
  await cell(second, 'Ben').click();
  await pressKeys(second, '9', /Next/);
  await expect.poll(() => totals(owner)).toEqual(['12', '9', '0']);

  await away.setOffline(false);
  for (const page of all) await expect.poll(() => totals(page)).toEqual(['12', '9', '3']);
  await expect.poll(() => sync(third)).toBe('Live');
  const question = second.getByText('Two numbers for Ben in Round 1: 9 and 15. Which is right?');
  await question.waitFor();
  await second.getByRole('alert').getByRole('button', { name: '15' }).click();
  for (const page of all) {
    await expect.poll(() => totals(page)).toEqual(['12', '15', '3']);
    await expect.poll(() => page.getByText('Which is right?').count()).toBe(0);
  }

  await chooseFromMenu(owner, 'Finish and Save');
  await owner.getByText('Ben wins with 15 points.').waitFor();
  await owner.getByLabel('Duration (minutes)').fill('45');
  await owner.getByRole('button', { name: 'Save the Play' }).click();
  await owner.getByText('Session recorded!', { exact: true }).waitFor();
  for (const page of [second, third]) await page.getByText('Saved by the host').waitFor();
  expect(await playsOf(owner, 'Skull King')).toMatchObject([
    { players: '["Ada","Ben","Cem"]', scores: '[12,15,3]', outcome: 'highest' },
  ]);
});

test('an offline entry is kept when the page closes, and is sent when the network returns', async () => {
  const address = await begin(owner, 'Hive', ['Ada', 'Ben']);
  await expect.poll(() => sync(owner)).toBe('Live');
  const context = owner.context();
  await context.setOffline(true);
  await cell(owner, 'Ada').click();
  await pressKeys(owner, '7', /Next/);
  await expect.poll(() => sync(owner)).toBe('1 kept here, sent when you are online');
  await owner.close();

  await context.setOffline(false);
  owner = await context.newPage();
  await owner.goto(address);
  await expect.poll(() => totals(owner)).toEqual(['7', '0']);
  await expect.poll(() => sync(owner)).toBe('Live');

  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => totals(owner)).toEqual(['0', '0']);
  await chooseFromMenu(owner, 'History');
  await owner.getByRole('button', { name: 'Bring Back: Ada, Round 1: 7' }).click();
  await expect.poll(() => totals(owner)).toEqual(['7', '0']);
});

test('a play is recorded, corrected and deleted with the keyboard only', async () => {
  const page = owner;
  await page.goto(`${demo.origin}/my-games?q=Cascadia`);
  const card = page.getByRole('article', { name: 'Cascadia' });
  const dialog = page.getByRole('dialog');
  const numberIn = async (text: Promise<string | null>) => parseInt((await text) ?? '', 10);
  const plays = () => numberIn(card.getByText(/^\d+ plays?$/).textContent());
  const sessions = () => numberIn(dialog.getByText(/^\d+ sessions?$/).textContent());
  const waitForText = (title: string) => page.getByText(title, { exact: true }).waitFor();
  await card.waitFor();
  const playsBefore = await plays();
  await card.getByRole('button', { name: 'Scoreboard' }).press('Enter');
  await page.getByRole('heading', { name: 'Game Scoreboard' }).waitFor();
  const sessionsBefore = await sessions();

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Record Game Session - Cascadia' }).waitFor();
  for (const typed of ['Ana', '12', 'Bea', '94', 'Cem', '-3', '']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await dialog.getByText('Bea wins.').waitFor();
  await page.keyboard.press('Enter');
  await waitForText('Session recorded!');
  await expect.poll(sessions).toBe(sessionsBefore + 1);
  const first = dialog.getByRole('listitem').filter({ hasText: 'Cem' }).first();
  const results = () => first.getByRole('listitem').allTextContents();
  await expect.poll(results).toEqual(['Bea (winner)94', '2Ana12', '3Cem-3']);

  await first.getByRole('button', { name: /^Edit session/ }).press('Enter');
  await page.getByRole('heading', { name: 'Edit Game Session' }).waitFor();
  await dialog.getByRole('textbox', { name: 'Score of Ana' }).fill('94');
  await dialog.getByText('Ana and Bea are tied: no winner.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Mark this game as played' }).press('Space');
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await waitForText('Session updated!');
  await expect.poll(results).toEqual(['1Ana94', '1Bea94', '3Cem-3']);

  await first.getByRole('button', { name: /^Delete session/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await waitForText('Session deleted');
  await expect.poll(sessions).toBe(sessionsBefore);
  // The message is still there: Escape means the dialog all the same.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(plays).toBe(playsBefore);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Scoreboard');
});
