import { chooseCards } from '../browser/show-more.ts';
import { openViewSheet } from '#tests/support/accounts/compact-list.ts';
import type { Page } from 'playwright-core';
import type { Game } from '#shared/games/games-contract.ts';
import { KNOWN_COPY } from '../rows/a-copy.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';
import type { Screen } from '../browser/screen.ts';
import { pngOf } from '../accounts/picture-files.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

type Choose = (games: Game[]) => Game | undefined;

/** The owner's first game that matches. */
async function pick(page: Page, origin: string, choose: Choose): Promise<Game> {
  const game = choose((await (await page.request.get(`${origin}/api/games`)).json()) as Game[]);
  if (!game) throw new Error('the demo owner has no such game');
  return game;
}

/** Opens the page of the owner's first game that matches. */
const openGame =
  (choose: Choose, waitFor: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    const { id } = await pick(page, origin, choose);
    await at(`/games/${id}`, waitFor)(page, origin);
  };

const mostPlayed: Choose = (games) => games.toSorted((a, b) => b.timesPlayed - a.timesPlayed)[0];
const openMostPlayed = openGame(mostPlayed, 'Last plays');
/** Without the copies that other screens add to the first one. */
const openSecondMostPlayed = openGame(
  (games) => games.toSorted((a, b) => b.timesPlayed - a.timesPlayed)[1],
  'Last plays',
);
const openUnplayed = openGame(
  (games) => games.find(({ isWishlist, timesPlayed }) => !isWishlist && timesPlayed === 0),
  'Not on the table yet',
);
const openWish = openGame((games) => games.find(({ isWishlist }) => isWishlist), 'Notes');

/** Stores a layout of My Games on this device, from a page without a screen. */
async function storeLayout(layout: 'list' | 'wall', page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await page.evaluate((chosen) => localStorage.setItem('rollcall.shelf-layout', chosen), layout);
}

/** My Games in the list layout. */
async function openList(page: Page, origin: string): Promise<void> {
  await storeLayout('list', page, origin);
  await at('/my-games', 'My Game Collection')(page, origin);
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
  await page.evaluate(() => localStorage.clear());
  await waitForStablePage(page);
}

async function openFilters(page: Page, origin: string): Promise<void> {
  await at('/my-games', 'My Game Collection')(page, origin);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await waitForStablePage(page);
}

async function openWall(page: Page, origin: string): Promise<void> {
  await storeLayout('wall', page, origin);
  await page.goto(`${origin}/my-games?group=category`);
  await page
    .getByRole('list', { name: /^Owned games: / })
    .first()
    .waitFor();
  await page.evaluate(() => localStorage.clear());
  await waitForStablePage(page);
}

/** After copies were added, the wall by place. */
async function openPlaces(page: Page, origin: string): Promise<void> {
  await addCopies(page, origin);
  await storeLayout('wall', page, origin);
  await page.goto(`${origin}/my-games?group=place`);
  await page.getByRole('heading', { name: 'Cottage' }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await waitForStablePage(page);
}

async function openViews(page: Page, origin: string): Promise<void> {
  await openList(page, origin);
  await openViewSheet(page);
  await page.getByRole('button', { name: 'Edit views' }).click();
  await page.getByRole('dialog', { name: 'Your Views' }).waitFor();
  await waitForStablePage(page);
}

async function openSaveView(page: Page, origin: string): Promise<void> {
  await at('/my-games?unplayed=1&sort=weight', 'My Game Collection')(page, origin);
  await openViewSheet(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog', { name: 'Save View' }).waitFor();
  await waitForStablePage(page);
}

async function openTags(page: Page, origin: string): Promise<void> {
  await openMostPlayed(page, origin);
  await page.getByRole('button', { name: /^(Edit the tags|Add Tags)$/ }).click();
  await page.getByRole('button', { name: 'Rename or Delete Tags' }).click();
  await page.getByRole('button', { name: 'Edit the tag Cottage' }).click();
  await page.getByRole('button', { name: 'Save Tag' }).waitFor();
  await waitForStablePage(page);
}

async function openTagging(page: Page, origin: string): Promise<void> {
  await openMostPlayed(page, origin);
  await page.getByRole('button', { name: /^(Edit the tags|Add Tags)$/ }).click();
  await page.getByRole('combobox', { name: /^Tag / }).fill('c');
  await page.getByRole('option', { name: 'Make' }).waitFor();
  await waitForStablePage(page);
}

async function openLending(page: Page, origin: string): Promise<void> {
  await openSecondMostPlayed(page, origin);
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await page.getByText('leave it out until then').waitFor();
  await waitForStablePage(page);
}

/** Adds two copies to the owner's most played game, once for all pictures: one with everything that can be known, and one with little. */
async function addCopies(page: Page, origin: string): Promise<Game> {
  const game = await pick(page, origin, mostPlayed);
  const kept = (await (await page.request.get(`${origin}/api/copies`)).json()) as { edition: string | null }[];
  const isAdded = kept.some(({ edition }) => edition === KNOWN_COPY.edition);
  for (const data of isAdded ? [] : [KNOWN_COPY, { language: 'German', place: 'Cottage' }])
    await page.request.post(`${origin}/api/games/${game.id}/copies`, { data, headers: { Origin: origin } });
  return game;
}

async function openCopies(page: Page, origin: string): Promise<void> {
  const { id } = await addCopies(page, origin);
  await at(`/games/${id}`, 'Last plays')(page, origin);
  await page.getByText('a play so far').waitFor();
  await waitForStablePage(page);
}

/** 'Lend' for a game of two copies. */
async function openLendingCopy(page: Page, origin: string): Promise<void> {
  await openCopies(page, origin);
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await page.getByLabel('Which copy').selectOption({ index: 1 });
  await page.getByText('Another copy stays with you').waitFor();
  await waitForStablePage(page);
}

/** One of two copies is lent, as the answer of the server says. */
async function openLentCopy(page: Page, origin: string): Promise<void> {
  await openCopies(page, origin);
  const gameId = Number(page.url().split('/').at(-1));
  const copies = (await (await page.request.get(`${origin}/api/copies`)).json()) as { id: number; gameId: number }[];
  await page.route('**/api/loans', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const [known] = (await response.json()) as object[];
    const copyId = copies.find((copy) => copy.gameId === gameId)?.id;
    await route.fulfill({ response, json: [{ ...known, id: 1, gameId, copyId, copiesOfGame: 2 }] });
  });
  await page.reload();
  await page.getByRole('button', { name: 'It Is Back' }).waitFor();
  await waitForStablePage(page);
}

async function openCopy(page: Page, origin: string): Promise<void> {
  await openCopies(page, origin);
  await page.getByRole('button', { name: 'Edit the copy English, 2nd printing' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await waitForStablePage(page);
}

/** Two refused fields, and the list of places. */
async function openNewCopy(page: Page, origin: string): Promise<void> {
  await openCopies(page, origin);
  await page.getByRole('button', { name: 'Add a Copy' }).click();
  await page.getByLabel('Price paid').fill('49 EUR');
  await page.getByLabel('Acquired on').fill('1850-01-01');
  await page.getByRole('button', { name: 'Add Copy' }).click();
  await page.getByText('Please enter a price').waitFor();
  await page.getByRole('combobox', { name: 'Place' }).pressSequentially('c');
  await page.getByRole('option', { name: 'Cottage' }).waitFor();
  await waitForStablePage(page);
}

/** Begun on a wide window, where one button leads to it. */
async function openSelection(page: Page, origin: string): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseCards(page);
  await at('/my-games', 'My Game Collection')(page, origin);
  await page.locator('[data-select-button]').click();
  // Finds boxes by their place in the list, of which only the near ones are rendered.
  const boxAt = (index: number) =>
    page.locator(`[data-position="${index}"]`).getByRole('checkbox', { name: /^Select / });
  await boxAt(1).click();
  await boxAt(3).click({ modifiers: ['Shift'] });
  await page.getByText('3 selected').waitFor();
  if (viewport) await page.setViewportSize(viewport);
  await waitForStablePage(page);
}

async function openTaggingMany(page: Page, origin: string): Promise<void> {
  await openSelection(page, origin);
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('dialog', { name: 'Tag 3 Games' }).waitFor();
  await waitForStablePage(page);
}

/** One state is put on. */
async function openStatesForMany(page: Page, origin: string): Promise<void> {
  await openSelection(page, origin);
  await page.getByRole('button', { name: 'State', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'States of 3 Games' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByText('All of these games get it').waitFor();
  await waitForStablePage(page);
}

async function openNightForMany(page: Page, origin: string): Promise<void> {
  await openSelection(page, origin);
  await page.getByRole('button', { name: 'Add to Night' }).click();
  await page.getByRole('radio').first().waitFor();
  await waitForStablePage(page);
}

async function openNothingLent(page: Page, origin: string): Promise<void> {
  await page.route('**/api/loans', (route) => route.fulfill({ json: [] }));
  await at('/my-games?lent=1', 'Every game is where it belongs')(page, origin);
}

async function openPhoto(page: Page, origin: string): Promise<void> {
  await openMostPlayed(page, origin);
  await page.getByRole('button', { name: 'Photo of the Box' }).click();
  await page.getByRole('dialog', { name: 'Photo of the Box' }).waitFor();
  await waitForStablePage(page);
}

/** A chosen picture under the square frame. */
async function openCrop(page: Page, origin: string): Promise<void> {
  await openPhoto(page, origin);
  const buffer = await pngOf(800, 600);
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer });
  await page.getByRole('application').waitFor();
  await waitForStablePage(page);
}

export const gamePageScreens: readonly Screen[] = [
  { name: 'my-games-list', signedIn: true, long: true, open: openList },
  { name: 'my-games-filters', signedIn: true, long: true, open: openFilters },
  { name: 'my-games-selected', signedIn: true, long: true, open: openSelection },
  { name: 'my-games-tag-many', signedIn: true, long: true, open: openTaggingMany },
  { name: 'my-games-states-for-many', signedIn: true, long: true, open: openStatesForMany },
  { name: 'my-games-night-for-many', signedIn: true, long: true, open: openNightForMany },
  { name: 'my-games-wall', signedIn: true, long: true, open: openWall },
  { name: 'saved-views', signedIn: true, open: openViews },
  { name: 'save-view', signedIn: true, open: openSaveView },
  { name: 'game', signedIn: true, open: openMostPlayed },
  { name: 'game-unplayed', signedIn: true, open: openUnplayed },
  { name: 'game-wished-for', signedIn: true, open: openWish },
  { name: 'game-tagging', signedIn: true, open: openTagging },
  { name: 'game-copies', signedIn: true, open: openCopies },
  { name: 'game-copy', signedIn: true, open: openCopy },
  { name: 'game-copy-new', signedIn: true, open: openNewCopy },
  { name: 'my-games-wall-places', signedIn: true, long: true, open: openPlaces },
  { name: 'tags', signedIn: true, open: openTags },
  { name: 'game-lending', signedIn: true, open: openLending },
  { name: 'game-lending-copy', signedIn: true, open: openLendingCopy },
  { name: 'game-lent-copy', signedIn: true, open: openLentCopy },
  { name: 'lent-games', signedIn: true, open: at('/my-games?lent=1', 'Lent and Borrowed') },
  { name: 'lent-games-none', signedIn: true, open: openNothingLent },
  { name: 'game-photo', signedIn: true, open: openPhoto },
  { name: 'game-photo-crop', signedIn: true, open: openCrop },
  { name: 'no-such-game', signedIn: true, open: at('/games/999999999', 'No Game at This Address') },
];
