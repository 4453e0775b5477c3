import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGames, removeGame } from '#shared/games/games-contract.ts';
import { FULL_COLLECTION, SHELF } from '../support/a-full-collection.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { expectQuery } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { showMore } from '../support/show-more.ts';

beforeEach(() => page.viewport(1280, 700));

const isRemoved = (id: number) => sentChanges().some(({ call }) => call === `delete /api/games/${id}`);
const openCollection = (query = '') =>
  openPage(`/my-games${query}`, [
    ...FULL_COLLECTION,
    answerBy(listGames, () => SHELF.filter(({ id }) => !isRemoved(id))),
    answer(removeGame, undefined),
  ]);
const question = page.getByRole('alertdialog');
const cards = page.getByRole('article');
/** The text of the element that has the focus; null where none has: the body's text would contain what any test looks for. */
const focusedText = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

test('the page behind a dialog does not scroll, and keeps its position', async () => {
  openCollection();
  await showMore();
  const remove = page.getByRole('button', { name: 'Remove Game' }).first();
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  const before = scrollY;
  await expect.poll(() => document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{PageDown}{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => document.documentElement.style.overflow).toBe('');
  expect(scrollY).toBe(before);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => scrollY).toBeGreaterThan(before);
});

test('removing the last match focuses the message, and Clear focuses the first card', async () => {
  openCollection('?q=calico');
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await showMore();
  const remove = page.getByRole('button', { name: 'Remove Game' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  (question.getByRole('button', { name: 'Remove Game' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedText).toBe('No games match your search');
  (page.getByRole('button', { name: 'Clear' }).last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedText).toContain('7 Wonders');
  expect(cards.first().element().textContent).toContain('7 Wonders');
});

test('changing the tab adds one entry to the browser history', async () => {
  openCollection();
  const owned = page.getByRole('tab', { name: /^Owned Games/ });
  await expect.element(owned).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Wishlist/ }).click();
  await expectQuery('?tab=wishlist');
  await expect.element(owned).toHaveAttribute('aria-selected', 'false');
  history.back();
  await expectQuery('');
  await expect.element(owned).toHaveAttribute('aria-selected', 'true');
});
