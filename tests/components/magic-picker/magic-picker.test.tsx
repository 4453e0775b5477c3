import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { ignoreDoubleClicks } from '#client/lib/ignore-double-clicks.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { openPage, openWithBars } from '../support/render.tsx';

const pick = page.getByRole('button', { name: 'Pick My Game!' });
const result = page.getByRole('region', { name: 'Perfect Match Found!' });

/** Confetti, also what has left the page. */
let confettiCount: number;
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    confettiCount += [...addedNodes].filter((node) => node instanceof HTMLCanvasElement).length;
});
beforeEach(() => {
  confettiCount = 0;
  observer.observe(document.body, { childList: true });
});
afterEach(() => {
  observer.disconnect();
  vi.restoreAllMocks();
});

test('a pick shows confetti', { tags: ['rare'] }, async () => {
  const originalMatchMedia = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    originalMatchMedia(query.includes('reduced-motion') ? '(max-width: 0px)' : query),
  );
  openPage('/magic-picker', FULL_COLLECTION);
  await pick.click();
  await expect.element(result).toBeVisible();
  await expect.poll(() => confettiCount).toBe(1);
});

test('a pick shows no confetti with reduced motion', { tags: ['rare'] }, async () => {
  openPage('/magic-picker', FULL_COLLECTION);
  await pick.click();
  await expect.element(result).toBeVisible();
  await page.getByRole('button', { name: 'Pick Another Game' }).click();
  await expect.element(result).toBeVisible();
  expect(confettiCount).toBe(0);
});

test('a pick is shown again after its game was visited, without confetti, until Start Over', async () => {
  openPage('/magic-picker?mood=quick', FULL_COLLECTION);
  await pick.click();
  const title = result.getByRole('heading', { level: 3 });
  await expect.element(title).toBeVisible();
  const picked = title.element().textContent;
  navigate('/groups');
  await expect.element(result).not.toBeInTheDocument();
  history.back();
  await expect.element(title).toHaveTextContent(picked);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect.element(result).not.toBeInTheDocument();
  navigate('/groups');
  await expect.element(pick).not.toBeInTheDocument();
  history.back();
  await expect.element(pick).toBeVisible();
  expect(result.elements()).toEqual([]);
});

test('the second tap of a double tap on the pick does not leave the screen', async () => {
  const stop = ignoreDoubleClicks();
  openWithBars('/magic-picker', FULL_COLLECTION);
  await pick.click();
  await expect.element(result).toBeVisible();
  const address = location.href;
  for (const link of document.querySelectorAll('a[href^="/"]'))
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(location.href).toBe(address);
  stop();
});

test('on a small phone the button is visible without scrolling, and so is the pick', async () => {
  await page.viewport(360, 640);
  openWithBars('/magic-picker?mood=quick', FULL_COLLECTION);
  const isInSight = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= 56 && bottom <= 580;
  };
  await expect.element(pick).toBeVisible();
  await expect.poll(() => isInSight(pick.element())).toBe(true);
  await pick.click();
  await expect.element(result).toBeVisible();
  await expect.poll(() => isInSight(result.getByRole('heading', { level: 3 }).element())).toBe(true);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('beside the filters in a narrow window no content of the pick overflows its panel', async () => {
  await page.viewport(1024, 768);
  openPage('/magic-picker?players=4', FULL_COLLECTION);
  await pick.click();
  await expect.element(result).toBeVisible();
  const panel = result.element();
  const { right } = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll('dl > div, a, button, .badges > *')];
  expect(parts.length).toBeGreaterThan(3);
  expect(
    parts.filter((part) => part.getBoundingClientRect().right > right).map(({ textContent }) => textContent),
  ).toEqual([]);
});
