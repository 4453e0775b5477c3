import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listLoans } from '#shared/games/loans/loans-contract.ts';
import { listDismissals } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { getRecommendationState, listAiRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { listViews } from '#shared/collection/saved-views-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { overflow } from '#tests/support/browser/accessibility-checks.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { answer, type Answered } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectQuery, expectText } from '../support/expect-shown.ts';
import { openWithBars } from '../support/render.tsx';
import { closeViewSheet, openViewSheet } from '../support/view-sheet.ts';

/** The head of My Games on a phone, with cards: everything is there, and games are in sight. */
const TAP = 44;
const HEIGHT = 844;

const touchScreen = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
beforeEach(() => touchScreen(true));
afterEach(() => touchScreen(false));

const boxOf = (part: Locator) => part.element().getBoundingClientRect();
const firstCard = page.getByRole('article').first();
const views = page.getByRole('navigation', { name: 'Saved views' });

/** Shows My Games on a phone, with all that comes after its games. */
async function open(width: number, ...answers: Answered[]): Promise<void> {
  await page.viewport(width, HEIGHT);
  openWithBars('/my-games', [...FULL_COLLECTION, ...answers]);
  await expect.element(firstCard).toBeVisible();
  await expect.element(page.getByText('24 Games Owned')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^2 lent/ })).toBeVisible();
}

/** The answer to a contract comes once something is shown. */
const answerAfter = (shown: Locator, contract: Contract): Answered => {
  const { respond } = FULL_COLLECTION.findLast((one) => one.contract === contract) ?? { respond: undefined };
  return {
    contract,
    respond: async (sent) => {
      await expect.element(shown).toBeInTheDocument();
      return respond?.(sent) ?? new Response();
    },
  };
};

test.each([360, 390])('at %d pixels the first card begins within 200 pixels of the top', async (width) => {
  await open(width);
  expect(boxOf(firstCard).y).toBeLessThanOrEqual(200);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('with loans and a night to wrap up, half of the first card is visible', { tags: ['rare'] }, async () => {
  const title = 'A long night with many of our friends';
  const yesterday = new Date(Date.now() - 20 * 3_600_000);
  await open(360, answer(listEvents, [anEvent({ title, date: yesterday, guests: 4, heads: 5 })]));
  await expectText(`How was ${title}?`);
  await expect.element(page.getByRole('link', { name: 'Wrap Up' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Not This One' })).toBeVisible();
  const { y, height } = boxOf(firstCard);
  const bar = page
    .getByRole('navigation', { name: 'Main' })
    .elements()
    .find((one) => one.checkVisibility());
  const { top = 0 } = bar?.getBoundingClientRect() ?? {};
  expect(top).toBeGreaterThan(700);
  expect(y + height / 2).toBeLessThan(top);
});

test('a phone with 60 games begins with the compact list, and keeps the cards where they were chosen', async () => {
  await page.viewport(390, HEIGHT);
  chooseCollectionLayout(null);
  const many = Array.from({ length: 60 }, (_, n) => aGame({ id: n + 1, title: `Game ${n + 1}` }));
  openWithBars('/my-games', [...FULL_COLLECTION, answer(listGames, many)]);
  const mark = page.getByRole('button', { name: /^\+1/ }).first();
  await expect.element(mark).toBeVisible();
  expect(boxOf(page.getByRole('list', { name: 'Owned games' })).y).toBeLessThanOrEqual(200);
  await openViewSheet();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await closeViewSheet();
  await expect.element(firstCard).toBeVisible();
  expect(localStorage.getItem('rollcall.shelf-layout')).toBe('cards');
});

test('counts, tabs, search and two buttons are above the cards and large enough to tap', async () => {
  await open(360);
  await expectText(/^\d+ Wishlist Items$/);
  await expect.element(page.getByRole('link', { name: /^[\d,]+ Total Plays$/ })).toBeVisible();
  const head: Record<string, Locator> = {
    more: page.getByRole('button', { name: 'More' }),
    tabs: page.getByRole('tablist'),
    search: page.getByRole('searchbox', { name: 'Search games...' }),
    scan: page.getByRole('button', { name: 'Scan a Box' }),
    filters: page.getByRole('button', { name: 'Filters' }),
    view: page.getByRole('button', { name: 'Sort and View' }),
  };
  const first = boxOf(firstCard);
  const misplaced = Object.entries(head).flatMap(([name, part]) => {
    const { y, height } = boxOf(part);
    return height < (name === 'tabs' ? 40 : TAP) || y >= first.y ? [{ name, y, height }] : [];
  });
  expect(misplaced).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Magic Picker', 'Add Game', 'Premium Active', 'Game Nights', 'Import', 'Share Collection'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
});

test('sort, layout, saved views and selecting are behind one button', async () => {
  await open(360);
  await openViewSheet();
  const sheet = page.getByRole('dialog', { name: 'Sort and View' });
  await expect.element(sheet.getByRole('group', { name: 'Layout' })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Sorted in ascending order' })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Select Games' })).toBeVisible();
  await expectAccessible();
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOptions('Times Played');
  await expectQuery('?sort=timesPlayed');
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expectQuery('');
  await views.getByText('Never on the table yet').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectText(/of 24 games$/);
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();
  await expectQuery('');
});

test(
  'the current selection among the views is visible, even after loans and views load late',
  { tags: ['rare'] },
  async () => {
    await page.viewport(390, HEIGHT);
    const none = page.getByText('No games match your search');
    openWithBars('/my-games?q=nothing-like-this', [
      ...FULL_COLLECTION,
      answerAfter(none, listLoans),
      answerAfter(none, listViews),
    ]);
    await expect.element(page.getByRole('button', { name: /^2 lent/ })).toBeVisible();
    await openViewSheet();
    await expect.element(views.getByText('Never on the table yet')).toBeInTheDocument();
    const { left, right } = boxOf(views);
    const shown = views.getByText(/^Shown/);
    // Scrolling stops at a fraction of a pixel.
    await expect.poll(() => boxOf(shown).left > left - 1 && boxOf(shown).right < right + 1).toBe(true);
  },
);

test('the current tab is fully visible, even after the counts of other tabs load', { tags: ['rare'] }, async () => {
  await page.viewport(390, HEIGHT);
  const tab = page.getByRole('tab', { name: 'Recommendations', exact: true });
  openWithBars('/my-games?tab=recommendations', [
    ...FULL_COLLECTION,
    answer(listStaffRecommendations, []),
    answer(getStaffRecommendationState, { more: 0 }),
    answer(listAiRecommendations, []),
    answer(getRecommendationState, {
      total: 0,
      shown: 0,
      mayGenerate: true,
      tuning: { weight: 0, surprise: 0, company: 0 },
    }),
    answer(listDismissals, []),
    answerAfter(tab, listGames),
  ]);
  await expect.element(page.getByRole('tab', { name: /^Owned Games \(\d+\)/ })).toBeInTheDocument();
  await expect.poll(() => boxOf(tab).right).toBeLessThanOrEqual(390);
  expect(boxOf(tab).left).toBeGreaterThanOrEqual(0);
});

test('on tablets the buttons above the games fit, and none lies over another', async () => {
  await open(640);
  for (const width of [640, 768, 820, 899]) {
    await page.viewport(width, HEIGHT);
    await expect.poll(overflow).toBe(0);
    const boxes = [...document.querySelectorAll('.collection-extras > :not(p)')].map((part) =>
      part.getBoundingClientRect(),
    );
    const isOverlapped = boxes.filter((one, index) =>
      boxes.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect([boxes.length, isOverlapped]).toEqual([9, []]);
  }
});
