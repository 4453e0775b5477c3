import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { countTaps } from '#tests/support/count-taps.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const firstRow = () => page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
const fromTop = async () => (await firstRow().boundingBox())?.y ?? Infinity;

async function showList(): Promise<void> {
  await page.getByRole('button', { name: 'Compact list' }).click();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
}

test('the compact list begins within 300 pixels of the top, and this device remembers it', async () => {
  expect(await fromTop()).toBeGreaterThan(300);
  await showList();
  await expect.poll(fromTop).toBeLessThanOrEqual(300);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Compact list');
  await page.reload();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
  await expect.poll(fromTop).toBeLessThanOrEqual(300);
  expect((await firstRow().boundingBox())?.height).toBeLessThanOrEqual(70);

  await page.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('article').first().waitFor();
});

test('one tap on a row logs a play; the head that is folded is behind one button', async () => {
  await showList();
  await page.getByRole('button', { name: /^\+1/ }).first().click();
  await page.getByText('Game marked as played!', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Magic Picker', 'Add Game', 'Premium Active', 'Game Nights', 'Import'])
    await page.getByRole('menuitem', { name }).waitFor();
});

test('every filter is behind one button, tells what it would leave, and applies when it is said to', async () => {
  await showList();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Category, difficulty, mechanics').click();
  const party = sheet.getByRole('radio', { name: /^Party \d+$/ });
  const count = Number((await sheet.getByText(/^Party\s*\d+$/).textContent())?.replace(/\D/g, ''));
  await party.check();
  await sheet.getByRole('button', { name: `Show ${count} Games` }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(new RegExp(`^${count} of \\d+ games$`)).waitFor();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
});

test('a number of players, minutes and weight narrow the list together, in the address, and without network', async () => {
  await showList();
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
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
});

test('the order is turned round, in the address and without network', async () => {
  await showList();
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
  const firstTitle = (title = '') => firstRow().getByRole('link', { name: title, exact: true }).waitFor();
  await page.context().setOffline(true);
  await firstTitle(titles[0]);
  await page.getByRole('button', { name: 'Sorted in ascending order' }).click();
  await firstTitle(titles.at(-1));
  expect(new URL(page.url()).search).toBe('?order=reversed');
  await page.getByRole('button', { name: 'Sorted in descending order' }).waitFor();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Times Played');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=timesPlayed');
  await page.context().setOffline(false);

  const copies = await page.evaluate(
    async () =>
      (await (await fetch('/api/copies')).json()) as { gameId: number; pricePaid: number; priceCurrency: string }[],
  );
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
  await showList();
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

test('on the wall each box opens its game or is chosen, and boxes stand by tier', async () => {
  await page.getByRole('button', { name: 'Wall of covers' }).click();
  await page.getByRole('list', { name: /^Owned games, 1 to 4 of/ }).waitFor();
  await page.locator('[data-select-button]').click();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check();
  await page.getByRole('region', { name: 'Selected games' }).getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Stop selecting' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Tier');
  await page.waitForURL(/group=tier$/);
  const first = page
    .getByRole('list', { name: /^Owned games: Legendary/ })
    .getByRole('link')
    .first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await heading(title);
});

test('in the compact list a wish is owned at one tap, or removed', async () => {
  await page.goto(`${demo.origin}/my-games?tab=wishlist`);
  await page.getByRole('button', { name: 'Compact list' }).click();
  const wishes = page.getByRole('list', { name: 'Wishlist' });
  const first = wishes.getByRole('listitem').first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: 'Remove from Wishlist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from Wishlist' }).click();
  await wishes.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' });
  const next = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: 'I Own It Now' }).click();
  await wishes.getByRole('link', { name: next, exact: true }).waitFor({ state: 'detached' });
});

test('from Home it takes three taps to see who wins most at any game', async () => {
  await page.goto(demo.origin);
  const { tap, count } = countTaps();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Games' }));
  await tap(page.getByRole('searchbox', { name: 'Search games...' }));
  await page.keyboard.type('carcassonne');
  await tap(page.getByRole('link', { name: 'Carcassonne', exact: true }));
  await heading('Who wins');
  await page.getByText(/wins most often: \d+ of \d+\./).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
});

test("a card's title opens the game's page, from where its plays, its scoreboard and the shelf are one tap away", async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('article').first().getByRole('link', { name: 'Carcassonne', exact: true }).click();
  await heading('Last plays');
  await expect.poll(() => page.title()).toBe('Carcassonne · Rollcall');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);

  await page.getByRole('button', { name: 'Scoreboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game Scoreboard' });
  await dialog.getByRole('list', { name: 'Sessions' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log a Play', exact: true }).click();
  await heading('Record Game Session - Carcassonne');
});

test('the scoreboard leads to the page of its game', async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('button', { name: 'Scoreboard' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Who Wins, and More' }).click();
  await heading('Who wins');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a game that is removed on its page leads back to the shelf', async () => {
  await page.goto(`${demo.origin}/my-games?q=azul%3A%20summer`);
  await page.getByRole('link', { name: 'Azul: Summer Pavilion' }).click();
  await page.getByRole('button', { name: 'Remove Game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await heading('My Game Collection');
  await page.getByText('Game Removed', { exact: true }).waitFor();
});

test('a game that is no longer owned leaves the shelf with its plays, and comes back by Undo or by a press', async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('link', { name: 'Carcassonne', exact: true }).click();
  await page.getByRole('button', { name: 'I No Longer Own It' }).click();
  await page.getByText('Previously owned', { exact: true }).waitFor();
  await heading('Last plays');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'I No Longer Own It' }).click();
  await page.getByRole('button', { name: 'Back on My Shelf' }).click();
  await page.getByRole('button', { name: 'Edit Game' }).click();
  await page.getByRole('checkbox', { name: 'For trade or sale' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('For trade or sale', { exact: true }).waitFor();
  await page.goto(`${demo.origin}/my-games?state=for_trade`);
  await page.getByRole('link', { name: 'Carcassonne', exact: true }).waitFor();
});

test('Home begins with the next night and Log a Play, and what advertises the product comes after', async () => {
  await page.goto(demo.origin);
  await page.getByRole('heading', { name: /^Welcome back/, level: 1 }).waitFor();
  const top = async (name: string) => (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? Infinity;
  const logPlay = page.getByRole('button', { name: 'Log a Play', exact: true });
  await logPlay.waitFor();
  const { y, height } = (await logPlay.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(800);
  const tops = await Promise.all(
    ['What did you play?', 'Played last', 'Gathering dust', 'Within reach', 'Your Ultimate Board Game Companion'].map(
      top,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const name of ['Explore Games & Recommendations', 'Try Magic Picker'])
    await page.getByRole('link', { name }).waitFor();

  await page
    .getByRole('button', { name: /^Put .* on / })
    .first()
    .click();
  await page.getByText('Put on the Night', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Log a play of / })
    .first()
    .click();
  await heading(/^Record Game Session - /);
});

test.each([
  ['wingspam', 'Wingspan'],
  ['7wonders', '7 Wonders'],
  ['settlers of catan', 'CATAN'],
])('one search finds %j', async (typed, title) => {
  await page.goto(`${demo.origin}/add-game`);
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill(typed);
  await page.getByRole('article', { name: title, exact: true }).waitFor();
});

test('from Home it takes three taps to add a game that is in no popular list', async () => {
  await page.goto(demo.origin);
  const { tap, count } = countTaps();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Game' }));
  await tap(page.getByRole('searchbox', { name: 'Search popular games...' }));
  await page.keyboard.type('settlers of zarahemla');
  await tap(page.getByRole('button', { name: 'Add to Collection: The Settlers of Zarahemla' }));
  await page.getByText('Game Added!', { exact: true }).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
});

test('what was searched for is the title of a game that is entered by hand, last of all that the search offers', async () => {
  await page.goto(`${demo.origin}/add-game`);
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill('azul');
  await page.getByRole('button', { name: 'Add "azul" by hand' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Game Title' }).inputValue()).toBe('azul');
  const button = page.getByRole('button', { name: 'Add Game', exact: true });
  const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThanOrEqual(800);
});

test('Plays, People and Table Mode stand in the account menu', async () => {
  await page
    .getByRole('button', { name: /account|Maya/i })
    .first()
    .click();
  for (const name of ['Plays', 'People', 'Table Mode'])
    await page.getByRole('menuitem', { name, exact: true }).waitFor();
});
