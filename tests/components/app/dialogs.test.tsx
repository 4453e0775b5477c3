import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from 'wouter';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { dialogOpened } from '#client/ui/layers/open-dialogs.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { type Game, listGames, markPlayed, undoMarkPlayed } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectQuery, expectText } from '../support/expect-shown.ts';
import { openPage, show } from '../support/render.tsx';
import { showMore } from '../support/show-more.ts';

const WIDTH = 390;
const HEIGHT = 800;
/** Below the bar and a message of one line: one with buttons below reaches further down. */
const BELOW_ONE_LINE = 96 + 32;

beforeEach(() => page.viewport(WIDTH, HEIGHT));

const sent = (method: string) => sentChanges().filter(({ call }) => call === `${method} /api/games/1/play`).length;
const azul = (): Game => aGame({ players: '2-5', timesPlayed: 3 + sent('post') - sent('delete') });

const ANSWERS = [
  ...EMPTY_ACCOUNT,
  answerBy(listGames, () => [azul(), aGame({ id: 2, title: 'Hive', players: '2' })]),
  answerBy(markPlayed, azul),
  answerBy(undoMarkPlayed, azul),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = page.getByRole('article', { name: 'Azul' });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const openDialogs = () => (history.state as { openDialogs?: number } | null)?.openDialogs;
const boxOf = (selector: string) => {
  const { top = 0, bottom = Infinity } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { top, bottom };
};

/** Opens My Games from the picker, which is one step back. */
async function comeFromPicker(path: string): Promise<void> {
  openPage('/magic-picker', ANSWERS);
  await expectHeading('Smart Filters');
  history.pushState(null, '', path);
  await expect.element(card).toBeVisible();
}

async function markAsPlayed(): Promise<void> {
  openPage('/my-games?q=azul', ANSWERS);
  await card.getByRole('button', { name: 'Mark as Played' }).click();
  await expectText('Game marked as played!');
}

test('a dialog closed by its own button leaves no entry in the browser history', async () => {
  await comeFromPicker('/my-games?q=azul');
  await card.getByRole('button', { name: 'Edit Game' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(openDialogs).toBe(undefined);
  history.back();
  await expectHeading('Smart Filters');
  expect(location.pathname).toBe('/magic-picker');
});

test('a page opened while the entry of a closed dialog is being removed stays open, and Back leads to the page before', async () => {
  show(<Link href="/magic-picker">The picker</Link>, { path: '/my-games' });
  const link = page.getByRole('link', { name: 'The picker' });
  await expect.element(link).toBeVisible();
  const close = dialogOpened(() => {});
  close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(openDialogs()).toBe(1);
  (link.element() as HTMLElement).click();
  await expect.poll(() => location.pathname).toBe('/magic-picker');
  await expect.poll(openDialogs).toBe(undefined);
  history.back();
  await expect.poll(() => location.pathname).toBe('/my-games');
});

test('a dialog closed while the entry of another is being removed leaves no entry, and the next one gets its own', async () => {
  const closeBelow = dialogOpened(() => {});
  const closeAbove = dialogOpened(() => {});
  closeAbove();
  await new Promise((resolve) => setTimeout(resolve));
  closeBelow();
  await expect.poll(openDialogs).toBe(undefined);
  const close = dialogOpened(() => {});
  expect(openDialogs()).toBe(1);
  close();
  await expect.poll(openDialogs).toBe(undefined);
});

test(
  'after filters are applied in their dialog, one Back clears them and the next leaves the page',
  { tags: ['rare'] },
  async () => {
    await comeFromPicker('/my-games');
    await button('Filters').click();
    await dialog.getByRole('button', { name: /^5 \d/ }).click();
    await dialog.getByRole('button', { name: /^Show/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectQuery('?players=5');
    history.back();
    await expectQuery('');
    await expect.element(button('Filters')).toBeVisible();
    history.back();
    await expectHeading('Smart Filters');
  },
);

test('a toast does not cover a confirmation dialog, and the first Escape closes the dialog', async () => {
  openPage('/my-games?q=azul', ANSWERS);
  await showMore();
  await card.getByRole('button', { name: 'Remove Game' }).click();
  await expect.element(question).toBeVisible();
  toast({ title: 'Said meanwhile', undo: { altText: 'Take it back', onPress: () => {} } });
  await expectText('Said meanwhile');
  await expect.poll(() => boxOf('.toast').bottom <= boxOf('[role=alertdialog]').top).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('Said meanwhile', { exact: true })).toBeVisible();
});

test(
  'on a phone the first toast of a page with buttons does not cover the title of a dialog',
  { tags: ['rare'] },
  async () => {
    await page.viewport(360, HEIGHT);
    await markAsPlayed();
    await card.getByRole('button', { name: 'Edit Game' }).click();
    await expect.element(dialog).toBeVisible();
    expect(boxOf('.toast').bottom).toBeGreaterThan(BELOW_ONE_LINE);
    await expect.poll(() => boxOf('.toast').bottom <= boxOf('[role=dialog]').top).toBe(true);
  },
);

test("a play counted by 'Mark as Played' can be undone from its toast", { tags: ['rare'] }, async () => {
  await markAsPlayed();
  await expect.element(card.getByText('4 plays', { exact: true })).toBeVisible();
  await button('Undo').click();
  await expectText('Play taken back');
  await expect.element(card.getByText('3 plays', { exact: true })).toBeVisible();
});

/** A dialog with a list, of which an entry opens another dialog, which removes the entry and closes. */
function ListWithEntry() {
  const [shown, setShown] = useState<'list' | 'entry' | 'removed'>('list');
  return (
    <Dialog open onOpenChange={() => {}} title="List">
      {shown === 'removed' ? null : <button onClick={() => setShown('entry')}>Edit Entry</button>}
      <Dialog open={shown === 'entry'} onOpenChange={() => {}} title="Entry">
        <button onClick={() => setShown('removed')}>Remove Entry</button>
      </Dialog>
    </Dialog>
  );
}

test('when what opened a dialog is gone, the dialog beneath has the focus, not the page behind it', async () => {
  function ListButton() {
    const [isOpen, open] = useState(false);
    return (
      <>
        <button onClick={() => open(true)}>Open List</button>
        {isOpen ? <ListWithEntry /> : null}
      </>
    );
  }
  show(<ListButton />);
  await button('Open List').click();
  await button('Edit Entry').click();
  await button('Remove Entry').click();
  const list = page.getByRole('dialog', { name: 'List' });
  await expect.element(page.getByRole('dialog', { name: 'Entry' })).not.toBeInTheDocument();
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true);
});
