import { chooseCards, showMore } from '#tests/support/browser/show-more.ts';
import type { Page } from 'playwright-core';
import type { Game } from '#shared/games/games-contract.ts';
import { type Tier, tierFor } from '#shared/games/tier.ts';
import { at } from '../browser/open-screen.ts';

export async function openScoreboard(page: Page, origin: string): Promise<void> {
  await chooseCards(page);
  await at('/my-games?sort=lastPlayed', 'My Game Collection')(page, origin);
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('button', { name: 'Scoreboard' }).first().click();
  await page.getByRole('dialog').getByRole('list', { name: 'Sessions' }).waitFor();
}

export async function openNewPlay(page: Page, origin: string): Promise<void> {
  await openScoreboard(page, origin);
  await page.getByRole('button', { name: 'Record New Session' }).click();
  await page.getByRole('button', { name: 'Same players again' }).click();
  const scores = page.getByRole('textbox', { name: /^Score of/ });
  // The previous number of players and their scores vary with the date.
  for (const place of Array.from({ length: await scores.count() }).keys())
    await scores.nth(place).fill(`${94 - place * 6}`);
}

export async function openMorePlayFields(page: Page, origin: string): Promise<void> {
  await openNewPlay(page, origin);
  await page.getByRole('dialog').getByText('More', { exact: true }).click();
  await page.getByLabel('How is it decided?').selectOption('teams');
}

export async function openEditSession(page: Page, origin: string): Promise<void> {
  await openScoreboard(page, origin);
  await page
    .getByRole('button', { name: /^Edit session of/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Edit Game Session' }).waitFor();
}

export async function openLogPlay(page: Page, origin: string): Promise<void> {
  await at('/profile', /./)(page, origin);
  await page.getByRole('button', { name: 'Log a play' }).click();
  await page.getByRole('list', { name: 'Games' }).waitFor();
}

/** Opens the sharing dialog of a demo game with this tier. */
export const openSharing = (tier: Tier) => async (page: Page, origin: string) => {
  const games = (await (await page.request.get(`${origin}/api/games`)).json()) as Game[];
  const game = games.find(({ timesPlayed, isWishlist }) => !isWishlist && tierFor(timesPlayed).tier === tier.tier);
  if (!game) throw new Error(`the demo has no game of the tier ${tier.name}`);
  // Blocks drawing the picture, whose frame would appear and disappear in the screen.
  await page.route(/html2canvas/, (route) => route.abort());
  await page.goto(`${origin}/my-games?q=${encodeURIComponent(game.title)}`);
  await chooseCards(page);
  await page.reload();
  await showMore(page);
  await page
    .getByRole('article', { name: game.title, exact: true })
    .getByRole('button', { name: 'Share Evolution' })
    .click();
  await page.getByRole('dialog').locator('.share-card[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** With an owned game, known games, and the typed text. */
export async function openLogPlayTyped(page: Page, origin: string): Promise<void> {
  await openLogPlay(page, origin);
  await page.getByRole('searchbox', { name: 'Game title' }).fill('wings');
  await page
    .getByRole('button', { name: /^Wings of War/ })
    .first()
    .waitFor();
}
