import type { Page } from 'playwright-core';
import type { Game } from '#shared/games/games-contract.ts';
import type { UnsentPlay } from '#client/plays/unsent-plays/unsent-play.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

type StoredPlay = Pick<UnsentPlay, 'key' | 'refusal'> & { title: string; gameId?: number | null };

const TWO: StoredPlay[] = [
  { key: 'screen-waits', title: 'Heat: Pedal to the Metal', refusal: null },
  { key: 'screen-refused', title: 'Cascadia', gameId: 1, refusal: { status: 404, reason: 'There is nothing here.' } },
];

/** Stores unsent plays on the device of the signed-in user and blocks sending them. */
async function keep(page: Page, plays: StoredPlay[]): Promise<void> {
  await page.route('**/api/**sessions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.evaluate(async (toKeep) => {
    const { id: ownerId } = (await (await fetch('/api/auth/user')).json()) as { id: number };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rollcall-waiting', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('plays', { keyPath: 'key' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const writing = database.transaction('plays', 'readwrite');
    for (const [place, { key, title, gameId = null, refusal }] of toKeep.entries()) {
      const play = { players: '["Ana","Ben","Cleo"]', scores: '[81,77,64]', playedAt: '2026-03-14T19:30:00.000Z' };
      const game = { id: gameId, title };
      writing.objectStore('plays').put({ key, ownerId, since: place, game, play, amends: false, refusal });
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, plays);
}

/** Simulates an offline browser; the page itself still loads. */
async function cutNetwork(page: Page): Promise<void> {
  await page.route('**/api/config?reachable', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

/** Opens a screen; it never becomes idle, because it keeps trying to send. */
async function openTrying(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function openUnsentPlays(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await keep(page, TWO);
  await openTrying(page, `${origin}/plays`, 'Waiting to be sent (2)');
  await cutNetwork(page);
  await page.getByText(/^No network\. 1 play is/).waitFor();
}

async function openWithoutNetwork(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const games = (await (await page.request.get(`${origin}/api/games`)).json()) as Game[];
  const first = games.find(({ isWishlist, isUnowned, isExpansion }) => !isWishlist && !isUnowned && !isExpansion);
  await keep(page, [{ key: 'screen-waits', title: 'A game', gameId: first?.id ?? null, refusal: null }]);
  await openTrying(page, `${origin}/my-games`, 'My Game Collection');
  await page.getByText('1 play waiting to be sent', { exact: true }).waitFor();
  await cutNetwork(page);
  await page.getByText(/^No network/).waitFor();
}

async function openUnsentOfOthers(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await keep(page, TWO);
  await page.context().clearCookies();
  await at('/login', 'Sign in to Rollcall')(page, origin);
  await page.getByText('2 plays recorded on this device wait').waitFor();
}

async function openSigningOut(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await keep(page, TWO);
  await openTrying(page, `${origin}/plays`, 'Waiting to be sent (2)');
  await page.locator('.account-button:not([aria-disabled])').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** They leave plays on the device of a context, so they come last in a list. */
export const deviceScreens = [
  { name: 'waiting-plays', signedIn: true, long: true, open: openUnsentPlays },
  { name: 'without-network', signedIn: true, long: true, open: openWithoutNetwork },
  { name: 'waiting-for-owner', signedIn: true, open: openUnsentOfOthers },
  { name: 'sign-out-waiting', signedIn: true, long: true, open: openSigningOut },
];
