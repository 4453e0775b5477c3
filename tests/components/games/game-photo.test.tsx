import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { putGamePhoto, removeGamePhoto, restoreGamePhoto } from '#shared/games/game-photos-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listNightsOfGame, listReturnedLoans } from '#shared/games/loans/loans-contract.ts';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { photoPath } from '#shared/covers/photo-path.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { bytesOf, picture, uprightPhoto } from '../support/upright-photo.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const BARE = aGame();
const PHOTOGRAPHED = aGame({ imageUrl: photoPath(1, KEY) });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Photo of the Box' });
const removal = dialog.getByRole('button', { name: 'Remove Photo' });
const choose = (file: File) => userEvent.upload(page.getByLabelText('Picture', { exact: true }), file);
const calls = () => sentChanges().map(({ call }) => call);

beforeEach(async () => {
  const shown = () =>
    ['put /api/games/1/photo', 'post /api/games/1/photo/restore'].includes(calls().at(-1) ?? '') ? PHOTOGRAPHED : BARE;
  openPage('/games/1', [
    ...EMPTY_ACCOUNT,
    answerBy(listGames, () => [shown()]),
    answer(listGamePlays, []),
    answer(listReturnedLoans, []),
    answer(listNightsOfGame, []),
    ...[putGamePhoto, removeGamePhoto, restoreGamePhoto].map((contract) => answerBy(contract, shown)),
  ]);
  await button('Photo of the Box').click();
});

test(
  'a photo is rotated, cropped and uploaded without its metadata; its removal can be undone',
  { tags: ['rare'] },
  async () => {
    await choose(new File(['ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('This browser cannot read HEIC photos.');

    // Red stands on top, as its camera noted. A turn to the right brings red to the right.
    const photo = await uprightPhoto(900, 600);
    expect(await bytesOf(photo)).toContain('CAMERA-MODEL-7');
    expect((await picture(photo)).size).toEqual([600, 900]);
    await choose(photo);
    const stage = page.getByRole('application', { name: 'The part of the picture that is kept' });
    await button('Turn').click();
    await page.getByRole('slider', { name: 'Zoom' }).fill('2');
    await stage.click();
    await userEvent.keyboard('{ArrowLeft}');
    const fetch = vi.spyOn(globalThis, 'fetch');
    await button('Use Photo').click();
    await expectText('Photo Saved');
    await expect.element(dialog).not.toBeInTheDocument();

    const sent = fetch.mock.calls.flatMap(([, init]) => (init?.body instanceof Blob ? init.body : []))[0] ?? new Blob();
    expect(sent.type).toBe('image/jpeg');
    expect(await bytesOf(sent)).not.toMatch(/CAMERA|Exif/);
    const { size, at } = await picture(sent);
    expect(size).toEqual([512, 512]);
    const isRed = ([red = 0, , blue = 0]: number[]) => red - blue > 100;
    const isBlue = ([red = 0, , blue = 0]: number[]) => blue - red > 100;
    expect([isBlue(at(20, 256)), isRed(at(490, 256))]).toEqual([true, true]);

    await button('Photo of the Box').click();
    await removal.click();
    await expectText('Photo Removed');
    await button('Photo of the Box').click();
    await expect.element(dialog).toBeVisible();
    await expect.element(removal).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect
      .poll(calls)
      .toEqual(['put /api/games/1/photo', 'delete /api/games/1/photo', 'post /api/games/1/photo/restore']);
    await button('Photo of the Box').click();
    await expect.element(removal).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);
