import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { firstRow, showList } from '#tests/support/compact-list.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
});

test('every filter is behind one button, tells what it would leave, and applies when it is said to', async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Category, difficulty, mechanics').click();
  const party = sheet.getByRole('radio', { name: /^Party \d+$/ });
  const count = Number((await sheet.getByText(/^Party\s*\d+$/).textContent())?.replace(/\D/g, ''));
  await party.check();
  await sheet.getByRole('button', { name: `Show ${count} Games` }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(new RegExp(`^${count} of \\d+ games$`)).waitFor();
  await page.getByRole('button', { name: 'Filters 1' }).click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
});

test('one of many mechanics is found by typing, and stays in sight once it is chosen', { tags: ['rare'] }, async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Category, difficulty, mechanics').click();
  const mechanics = sheet.getByRole('group', { name: 'Mechanics' });
  const boxes = mechanics.getByRole('checkbox');
  const find = mechanics.getByRole('searchbox', { name: 'Find a mechanic' });
  await find.fill('TILE pl');
  await expect.poll(() => boxes.count()).toBe(1);
  await mechanics.getByRole('checkbox', { name: /^Tile Placement \d+ game/ }).check();
  await find.fill('dice rolling');
  await expect.poll(() => boxes.count()).toBe(2);
  await find.press('Enter');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/my-games?mechanics=Tile+Placement');
});

test('a number of players, minutes and weight narrow the list together, in the address, and without network', async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.context().setOffline(true);
  const choose = async (group: string, number: string) => {
    const choice = sheet
      .getByRole('group', { name: group })
      .getByRole('button', { name: new RegExp(`^${number} \\d`) });
    const left = await choice.locator('span').first().textContent();
    await choice.click();
    await sheet.getByRole('button', { name: `Show ${left} Game` }).waitFor();
    return left;
  };
  await choose('Players', '5');
  await choose('Minutes, at most', '60');
  const left = await choose('Weight, at most', '2.5');
  await sheet.getByText('Fits 5, up to 60 minutes, weight up to 2.5').waitFor();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.getByText(new RegExp(`^${left} of \\d+ games$`)).waitFor();
  expect(new URL(page.url()).search).toBe('?players=5&minutes=60&weight=2.5');
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText(new RegExp(`^${left} of \\d+ games$`)).waitFor();
  await page.getByRole('button', { name: 'Filters 3' }).waitFor();
});

test(
  'a turned phone keeps the open sheet with what was chosen in it, and a view that is being named',
  { tags: ['rare'] },
  async () => {
    const turn = (width: number, height: number) => page.setViewportSize({ width, height });
    await showList(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const five = sheet.getByRole('group', { name: 'Players' }).getByRole('button', { name: /^5 \d/ });
    await five.click();
    await turn(800, 360);
    await page.locator('.folded-toolbar').waitFor({ state: 'detached' });
    expect(await five.getAttribute('aria-pressed')).toBe('true');
    await turn(1280, 800);
    await page.locator('#filter-rail').waitFor();
    expect(await five.getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL('**/my-games?players=5');

    await page.getByRole('button', { name: 'Save view' }).click();
    const name = page.getByRole('dialog', { name: 'Save View' }).getByLabel('Name');
    await name.fill('The five of us');
    await turn(360, 800);
    await page.locator('.folded-toolbar').waitFor();
    expect(await name.inputValue()).toBe('The five of us');
  },
);

test('a chosen number stays readable under the mouse', { tags: ['rare'] }, async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const players = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Players' });
  const five = players.getByRole('button', { name: /^5 \d/ });
  const look = () => five.evaluate((choice) => getComputedStyle(choice).backgroundColor);
  await five.click();
  const under = await look();
  await page.mouse.move(0, 0);
  expect(under).toBe(await look());
});

test('the order is turned round, in the address and without network', { tags: ['rare'] }, async () => {
  await showList(page);
  const games = await page.evaluate(
    async () =>
      (await (await fetch('/api/games')).json()) as {
        id: number;
        title: string;
        timesPlayed: number;
        isWishlist: boolean;
        isExpansion: boolean;
      }[],
  );
  const owned = games.filter(({ isWishlist, isExpansion }) => !isWishlist && !isExpansion);
  const titles = owned.map(({ title }) => title).sort(new Intl.Collator('en', { numeric: true }).compare);
  const firstTitle = (title = '') => firstRow(page).getByRole('link', { name: title, exact: true }).waitFor();
  await page.context().setOffline(true);
  await firstTitle(titles[0]);
  await page.getByRole('button', { name: 'Sorted in ascending order' }).click();
  await firstTitle(titles.at(-1));
  expect(new URL(page.url()).search).toBe('?order=reversed');
  await page.getByRole('button', { name: 'Sorted in descending order' }).waitFor();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Times Played');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=timesPlayed');
  await page.context().setOffline(false);

  // Not from the page, which the network reaches a moment later.
  const kept = await page.request.get(`${demo.origin}/api/copies`);
  const copies = (await kept.json()) as { gameId: number; pricePaid: number; priceCurrency: string }[];
  const costs = owned.flatMap(({ id, title, timesPlayed }) => {
    const own = copies.filter(({ gameId }) => gameId === id);
    const paid = own.reduce((sum, { pricePaid }) => sum + pricePaid, 0);
    const isComparable = own.length > 0 && own.every(({ priceCurrency }) => priceCurrency === 'EUR');
    return isComparable && timesPlayed > 0 ? [{ title, cost: paid / timesPlayed }] : [];
  });
  costs.sort((a, b) => a.cost - b.cost);
  await page.goto(`${demo.origin}/my-games?sort=costPerPlay`);
  await page.getByText(/^€.* a play\. Games without a price or a play/).waitFor();
  await firstTitle(costs[0]?.title);
  await page.getByRole('button', { name: 'Sorted in ascending order' }).click();
  await firstTitle(costs.at(-1)?.title);
});

test('a filter is saved under a name, stands above the games after a reload, is renamed, and deleted with undo', async () => {
  await showList(page);
  await page.goto(`${demo.origin}/my-games?players=2&by=best&sort=rating`);
  await page.getByRole('button', { name: 'Save view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save View' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Cottage');
  await saving.getByRole('button', { name: 'Save View' }).click();
  await saving.getByText('You have a view named "Cottage" already.').waitFor();
  await saving.getByRole('textbox', { name: 'Name' }).fill('The two of us');
  await saving.getByRole('button', { name: 'Save View' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('link', { name: /^The two of us \d+$/ }).waitFor();
  await views.getByRole('link', { name: /^All \d+$/ }).click();
  await page.waitForURL(`${demo.origin}/my-games`);
  await page.reload();
  await views.getByRole('link', { name: /^The two of us/ }).click();
  await page.waitForURL(/players=2&by=best&sort=rating$/);
  await views.getByRole('button', { name: 'Edit views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Views' });
  await dialog.getByRole('button', { name: 'Rename The two of us' }).click();
  await page.keyboard.type(' at home');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete The two of us at home' }).click();
  await dialog.getByRole('link', { name: 'The two of us at home' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await dialog.getByRole('link', { name: 'The two of us at home' }).waitFor();
});

test('what is chosen in the sheet is applied and saved under a name from there', { tags: ['rare'] }, async () => {
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const save = page.getByRole('button', { name: 'Save View' });
  expect(await save.isDisabled()).toBe(true);
  await sheet.getByRole('group', { name: 'Players' }).getByRole('button', { name: /^6 \d/ }).click();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save View' });
  await dialog.getByText('Fits 6', { exact: true }).waitFor();
  await dialog.getByLabel('Name').fill('The six of us');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^The six of us \d+$/ }).waitFor();
  expect(new URL(page.url()).search).toBe('?players=6');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test(
  'a view that is turned round is saved so, and opened again it is the current tab',
  { tags: ['rare'] },
  async () => {
    await showList(page);
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await page.goto(`${demo.origin}/my-games?sort=timesPlayed`);
    const title = async () => (await firstRow(page).getByRole('link').first().textContent()) ?? '';
    const mostPlayed = await title();
    await page.getByRole('button', { name: 'Sorted in descending order' }).click();
    await page.waitForURL(/\?sort=timesPlayed&order=reversed$/);
    await expect.poll(title).not.toBe(mostPlayed);
    const leastPlayed = await title();
    await page.getByRole('button', { name: 'Save view' }).click();
    const saving = page.getByRole('dialog', { name: 'Save View' });
    await saving.getByRole('textbox', { name: 'Name' }).fill('Least played');
    await saving.getByRole('button', { name: 'Save View' }).click();
    const saved = views.getByRole('link', { name: /^Least played \d+$/ });
    const current = () => saved.getAttribute('aria-current');
    await expect.poll(current).toBe('page');

    await page.goto(`${demo.origin}/my-games?sort=timesPlayed`);
    await saved.waitFor();
    expect(await current()).toBeNull();
    await expect.poll(title).toBe(mostPlayed);
    await saved.click();
    await page.waitForURL(/\?sort=timesPlayed&order=reversed$/);
    await expect.poll(current).toBe('page');
    expect(await views.locator('[aria-current=page]').count()).toBe(1);
    await page.getByRole('button', { name: 'Sorted in ascending order' }).waitFor();
    await expect.poll(title).toBe(leastPlayed);
  },
);
