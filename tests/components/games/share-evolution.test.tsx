import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeSharing, shareEvolution } from '#client/games/share-evolution/shared-game.ts';
import { ShareDialogHost } from '#client/games/share-evolution/share-dialog-host.tsx';
import { tierFor } from '#shared/games/tier.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

async function openFor(timesPlayed: number): Promise<void> {
  const game = aGame({ title: 'Brass: Birmingham', timesPlayed });
  show(
    <>
      <h1>A game</h1>
      <button type="button" onClick={() => shareEvolution(game)}>
        Share Evolution
      </button>
      <ShareDialogHost />
    </>,
  );
  await page.getByRole('button', { name: 'Share Evolution' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Game Evolution' });
  await expect.element(dialog.getByRole('img', { name: tierFor(timesPlayed).name })).toBeVisible();
  await expect.poll(() => document.querySelector('.share-card[data-ready]')).not.toBeNull();
}

async function close(): Promise<void> {
  await expectWalked('ShareDialog');
  closeSharing();
}

test('the dialog to share a game of the tier Starter is accessible', { tags: ['rare'] }, async () => {
  await openFor(0);
  await expectAccessible('share-starter');
  await close();
});

test('the dialog to share a game of the tier Bronze is accessible', { tags: ['rare'] }, async () => {
  await openFor(5);
  await expectAccessible('share-bronze');
  await close();
});

test('the dialog to share a game of the tier Silver is accessible', { tags: ['rare'] }, async () => {
  await openFor(25);
  await expectAccessible('share-silver');
  await close();
});

test('the dialog to share a game of the tier Gold is accessible', { tags: ['rare'] }, async () => {
  await openFor(50);
  await expectAccessible('share-gold');
  await close();
});

test('the dialog to share a game of the tier Diamond is accessible', { tags: ['rare'] }, async () => {
  await openFor(75);
  await expectAccessible('share-diamond');
  await close();
});

test('the dialog to share a game of the tier Legendary is accessible', async () => {
  await openFor(100);
  await expectAccessible('share-legendary');
  await close();
});

test('without a way to share the text is copied to the clipboard, and a toast confirms it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openFor(52);
  await page.getByRole('button', { name: 'Share Progress' }).click();
  await expect.element(page.getByText('Copied to your clipboard', { exact: true })).toBeVisible();
  expect(write.mock.calls).toEqual([['Just achieved Gold level with 52 plays of Brass: Birmingham']]);
  vi.restoreAllMocks();
  await close();
});

test('navigating to another page closes the dialog to share a game', { tags: ['rare'] }, async () => {
  await openFor(5);
  history.pushState(null, '', '/profile');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test(
  'a failure to generate the image is only logged, and the button is enabled again',
  { tags: ['rare'] },
  async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await openFor(5);
    const download = page.getByRole('button', { name: 'Download Image' });
    await download.click();
    await expect.poll(() => logged.mock.calls.flat().map(String).join()).toContain('The image could not be generated.');
    await expect.element(download).toBeEnabled();
    expect(page.getByText('Error', { exact: true }).elements()).toEqual([]);
    vi.restoreAllMocks();
    await close();
  },
);
