import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import type { Contract } from '#shared/contracts/contract.ts';
import { listEvents } from '#shared/contracts/events.ts';
import { listGames } from '#shared/contracts/games.ts';
import { listLoans } from '#shared/contracts/loans.ts';
import { listDismissals } from '#shared/contracts/recommendation-dismissals.ts';
import { getRecommendationState, listAiRecommendations } from '#shared/contracts/recommendations.ts';
import { listViews } from '#shared/contracts/saved-views.ts';
import { getStaffRecommendationState, listStaffRecommendations } from '#shared/contracts/staff-recommendations.ts';
import { overflow } from '#tests/support/accessibility-checks.ts';
import { anEvent } from '#tests/support/an-event.ts';
import { FULL_COLLECTION } from './support/a-full-collection.ts';
import { answer, type Answered } from './support/answers.ts';
import { expectQuery, expectText } from './support/expect-shown.ts';
import { openWithBars } from './support/render.tsx';

/** The head of My Games on a phone, with cards: everything is there, and games are in sight. */
const TAP = 44;
const HEIGHT = 844;

const touchScreen = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
beforeEach(() => touchScreen(true));
afterEach(() => touchScreen(false));

const boxOf = (part: Locator) => part.element().getBoundingClientRect();
const firstCard = page.getByRole('article').first();
const views = page.getByRole('navigation', { name: 'Saved views' });
const clear = page.getByRole('search').getByRole('button', { name: 'Clear' });

/** Shows My Games on a phone, with all that comes after its games. */
async function open(width: number, ...answers: Answered[]): Promise<void> {
  await page.viewport(width, HEIGHT);
  openWithBars('/my-games', [...FULL_COLLECTION, ...answers]);
  await expect.element(firstCard).toBeVisible();
  await expect.element(page.getByText('24 Games Owned')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^2 lent/ })).toBeVisible();
  await expect.element(views.getByText('Never on the table yet')).toBeVisible();
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

test.each([360, 390])('at %d pixels the first card begins within 420 pixels of the top', async (width) => {
  await open(width);
  expect(boxOf(firstCard).y).toBeLessThanOrEqual(420);
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

test('counts, buttons, tabs, search, filters and layouts are above the cards and large enough to tap', async () => {
  await open(360);
  await expectText(/^\d+ Wishlist Items$/);
  await expect.element(page.getByRole('link', { name: /^[\d,]+ Total Plays$/ })).toBeVisible();
  const main = page.getByRole('main');
  const head: Record<string, Locator> = {
    nights: main.getByRole('link', { name: 'Game Nights' }),
    more: page.getByRole('button', { name: 'More' }),
    plan: page.getByRole('button', { name: 'Premium Active' }),
    picker: main.getByRole('link', { name: 'Magic Picker' }),
    add: main.getByRole('link', { name: 'Add Game' }),
    tabs: page.getByRole('tablist'),
    search: page.getByRole('searchbox', { name: 'Search games...' }),
    scan: page.getByRole('button', { name: 'Scan a Box' }),
    filters: page.getByRole('button', { name: 'Filters' }),
    select: page.getByRole('button', { name: 'Select games' }),
    sort: page.getByRole('combobox', { name: 'Sort' }),
    order: page.getByRole('button', { name: 'Sorted in ascending order' }),
    category: page.getByRole('combobox', { name: 'Category' }),
    difficulty: page.getByRole('combobox', { name: 'Difficulty' }),
    favorites: page.getByRole('button', { name: 'Favorites' }),
    clear,
    views,
    layouts: page.getByRole('group', { name: 'Layout' }),
  };
  const first = boxOf(firstCard);
  const misplaced = Object.entries(head).flatMap(([name, part]) => {
    const { y, height } = boxOf(part);
    return height < TAP || y >= first.y ? [{ name, y, height }] : [];
  });
  expect(misplaced).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Import', 'Share Collection'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
});

test('the filter bar scrolls to the focused control, and Clear stays visible', async () => {
  await open(360);
  const { left, right } = boxOf(clear);
  expect(right).toBeLessThanOrEqual(360);
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Party');
  await expectQuery('?category=party');
  (page.getByRole('combobox', { name: 'Difficulty' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  const favorites = page.getByRole('button', { name: 'Favorites' });
  await expect.element(favorites).toHaveFocus();
  await expect.poll(() => boxOf(favorites).right).toBeLessThanOrEqual(left);
  await userEvent.keyboard('{Tab}');
  await expect.element(clear).toHaveFocus();
  await userEvent.keyboard('{Enter}');
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
