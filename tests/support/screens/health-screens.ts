import type { Page } from 'playwright-core';
import type { Screen } from '../browser/screen.ts';
import { shortenList } from '../accounts/shorten-lists.ts';
import { at } from '../browser/open-screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

const openHealth = at('/my-games?tab=health', /that could go/);

/** With too few games for figures. */
async function openFew(page: Page, origin: string): Promise<void> {
  await shortenList(page, '/api/games', 12);
  await at('/my-games?tab=health', /to go$/)(page, origin);
}

/** Opens an account without prices, overlaps and recorded plays: each panel says what is missing. */
async function openBare(page: Page, origin: string): Promise<void> {
  for (const path of ['/api/copies', '/api/games/mechanics', '/api/game-sessions']) await shortenList(page, path, 0);
  await at('/my-games?tab=health', 'No two games are much alike.')(page, origin);
}

/** As a user on the Free plan. */
async function openFree(page: Page, origin: string): Promise<void> {
  await openHealth(page, origin);
  // Phones have it in a menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Premium Active' }).click();
  await page.getByRole('heading', { name: 'Premium Required' }).waitFor();
  await waitForStablePage(page);
}

export const healthScreens: readonly Screen[] = [
  { name: 'shelf-health', signedIn: true, long: true, open: openHealth },
  { name: 'shelf-health-few', signedIn: true, open: openFew },
  { name: 'shelf-health-bare', signedIn: true, long: true, open: openBare },
  { name: 'shelf-health-free', signedIn: true, open: openFree },
];
