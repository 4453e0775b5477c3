import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '#shared/contracts/games.ts';
import type { Copy } from '#shared/contracts/copies.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { cachedPaths, offlinePages } from '#tests/support/offline-pages.ts';

const phone = offlinePages();
/** As many as a phone shows at once. */
const SHOWN = 4;
const MONTH_MS = (365.25 / 12) * 86_400_000;

type WireGame = Omit<Game, 'lastPlayed' | 'createdAt'> & { lastPlayed: string | null; createdAt: string };
const inOrder = new Intl.Collator('en', { numeric: true });
const titlesOf = (games: readonly WireGame[]) => games.map(({ title }) => title).toSorted(inOrder.compare);

/** Waits until these are the titles of the first rows: what some filters need arrives after the games. */
async function expectAt(page: Page, address: string, titles: readonly string[]): Promise<void> {
  await page.goto(`${phone.origin}/my-games?${address}`);
  const links = page.getByRole('listitem').locator('a.game-row-title');
  const shown = async () => ({ [address]: (await links.allTextContents()).slice(0, SHOWN) });
  await expect.poll(shown).toEqual({ [address]: titles.slice(0, SHOWN) });
}

test(
  'without network the filters by wish priority, loans, the last play and months without one, and the order by cost per play, answer as before',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    const openLoans = await callFrom<{ id: number; since: string }[]>(page, 'GET', '/api/loans');
    for (const { id, since } of openLoans) await callFrom(page, 'POST', `/api/loans/${id}/return`, { on: since });
    const games = await callFrom<WireGame[]>(page, 'GET', '/api/games');
    const wishes = games.filter(({ isWishlist, isExpansion }) => isWishlist && !isExpansion);
    const owned = games.filter(({ isWishlist, isUnowned, isExpansion }) => !isWishlist && !isUnowned && !isExpansion);
    for (const [place, wish] of wishes.entries())
      await callFrom(page, 'PATCH', `/api/games/${wish.id}`, { wishPriority: (place % 5) + 1 });
    const lent = owned.slice(2, 5);
    const borrowed = wishes.slice(1, 3);
    const loan = { personName: 'Ben', email: null, since: '2026-01-01', until: null };
    for (const { id } of lent) await callFrom(page, 'POST', `/api/games/${id}/loans`, { ...loan, direction: 'lent' });
    for (const { id } of borrowed)
      await callFrom(page, 'POST', `/api/games/${id}/loans`, { ...loan, direction: 'borrowed' });

    const monthsAgo = ({ lastPlayed }: WireGame) => (Date.now() - Date.parse(lastPlayed ?? '')) / MONTH_MS;
    const copies = await callFrom<Copy[]>(page, 'GET', '/api/copies');
    const firstDay = (id: number) =>
      copies.flatMap(({ gameId, acquiredOn }) => (gameId === id ? (acquiredOn ?? []) : [])).toSorted()[0];
    const restingSince = ({ id, timesPlayed, lastPlayed, createdAt }: WireGame) =>
      timesPlayed > 0 || lastPlayed ? lastPlayed : (firstDay(id) ?? createdAt);
    const resting = owned.filter((game) => Date.now() - Date.parse(restingSince(game) ?? '') >= 12 * MONTH_MS);
    expect(new Set(resting.map(({ timesPlayed }) => timesPlayed > 0)).size).toBe(2);
    const byCost = owned
      .flatMap(({ id, title, timesPlayed }) => {
        const own = copies.filter(({ gameId }) => gameId === id);
        const isPriced = own.length > 0 && own.every(({ priceCurrency }) => priceCurrency === 'EUR');
        const paid = own.reduce((sum, { pricePaid }) => sum + (pricePaid ?? 0), 0);
        return isPriced && timesPlayed > 0 ? [{ title, cost: paid / timesPlayed }] : [];
      })
      .toSorted((a, b) => a.cost - b.cost || inOrder.compare(a.title, b.title));
    const expected: Record<string, string[]> = {
      'tab=wishlist&priority=1': titlesOf(wishes.filter((_wish, place) => place % 5 === 0)),
      'tab=wishlist&priority=2-5': titlesOf(wishes.filter((_wish, place) => place % 5 === 1 || place % 5 === 4)),
      'loan=lent': titlesOf(lent),
      'tab=wishlist&loan=borrowed': titlesOf(borrowed),
      'last-played=0-3': titlesOf(owned.filter((game) => game.timesPlayed > 0 && monthsAgo(game) < 3)),
      'last-played=12-': titlesOf(owned.filter((game) => game.timesPlayed > 0 && monthsAgo(game) >= 12)),
      'not-since=12': titlesOf(resting),
      'sort=costPerPlay': byCost.map(({ title }) => title),
      'sort=costPerPlay&order=reversed': byCost
        .toSorted((a, b) => b.cost - a.cost || inOrder.compare(a.title, b.title))
        .map(({ title }) => title),
    };
    for (const titles of Object.values(expected)) expect(titles.length).toBeGreaterThan(0);

    await page.evaluate(() => localStorage.setItem('rollcall.shelf-layout', 'list'));
    const look = async () => {
      for (const [address, titles] of Object.entries(expected)) await expectAt(page, address, titles);
    };
    await look();
    await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/api/loans', '/api/copies']));
    await phone.context.setOffline(true);
    await look();
    await page.getByText(/^No network/).waitFor();
  },
);
