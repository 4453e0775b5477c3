import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeScan } from '#client/copies/scanning/scan-view.ts';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import { addCopy, changeCopy } from '#shared/copies/change-copies-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { type Copy, listCopies } from '#shared/copies/copies-contract.ts';
import { putGamePhoto } from '#shared/games/game-photos-contract.ts';
import { addGame, type Game, listGames, type NewGame } from '#shared/games/games-contract.ts';
import { addLoan, endLoan, listLoans, listNightsOfGame } from '#shared/games/loans/loans-contract.ts';
import { listPopularGames } from '#shared/games/popular-games-contract.ts';
import { addTag, listTags } from '#shared/games/tags-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { SUGGESTED_GAMES } from '#tests/support/rows/suggested-games.ts';
import { anOpenLoan } from '../support/an-open-loan.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { uprightPhoto } from '../support/upright-photo.ts';

const CODE = '4006381333931';
const TITLE = 'Endless Winter: Paleoamericans';
const TAG = { id: 1, name: 'Winter evenings', colour: 'red' } as const;

const scan = page.getByRole('dialog', { name: 'Scan a Box' });
const naming = page.getByRole('dialog', { name: 'This barcode is new' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const sent = (call: string) => sentChanges().filter((one) => one.call === call);
const has = (call: string) => sent(call).length > 0;

let tracks: MediaStreamTrack[] = [];
let drawing: ReturnType<typeof setInterval>;
const openCameras = () => tracks.filter(({ readyState }) => readyState === 'live').length;
const expectCameras = async (count: number) => {
  await expect.poll(openCameras).toBe(count);
};

class Reader {
  static async getSupportedFormats(): Promise<string[]> {
    return ['ean_13'];
  }

  async detect() {
    return [{ rawValue: CODE }];
  }
}

/** A camera before which the box is held, and a browser that reads its code. */
beforeEach(() => {
  tracks = [];
  const canvas = document.createElement('canvas');
  drawing = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 300, 150), 50);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream();
    tracks.push(...stream.getTracks());
    return stream;
  });
  Object.assign(globalThis, { BarcodeDetector: Reader });
});
afterEach(() => {
  clearInterval(drawing);
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

const added = (): Game[] =>
  sent('post /api/games').map(({ body }) =>
    aGame({ id: 7, ...(body as NewGame), tagIds: has('post /api/games/changes') ? [5, 1] : [5] }),
  );
const copy = (): Copy[] => sent('post /api/games/7/copies').map(() => aCopy({ id: 1, gameId: 7, barcode: CODE }));
const loan = anOpenLoan({ id: 1, gameId: 7, personName: 'Wilhelmina', until: null });
const game = () => added()[0] ?? aGame();

test('an unknown box is scanned, named, tagged, photographed, lent and returned', { tags: ['rare'] }, async () => {
  openPage('/add-game', [
    ...EMPTY_ACCOUNT,
    answer(listPopularGames, []),
    answer(suggestTitles, []),
    answer(
      completeTitle,
      SUGGESTED_GAMES.map((one) => ({ ...one, bggId: one.bggId ?? 1 })),
    ),
    answer(listNightsOfGame, []),
    answerBy(listGames, added),
    answerBy(addGame, game),
    answer(changeGames, { ids: [7] }),
    answerBy(putGamePhoto, game),
    answerBy(listTags, () => (has('post /api/tags') ? [TAG] : [])),
    answer(addTag, TAG),
    answerBy(listCopies, copy),
    answer(addCopy, aCopy({ id: 1, gameId: 7, barcode: CODE })),
    answerBy(listLoans, () => (has('post /api/games/7/loans') && !has('post /api/loans/1/return') ? [loan] : [])),
    answer(addLoan, loan),
    answer(endLoan, { ...loan, returnedOn: '2026-11-20' }),
  ]);
  await button('Scan a Box').click();
  await expect.element(naming.getByText('4 006381 333931')).toBeVisible();
  await expectCameras(0);
  await naming.getByRole('button', { name: 'Close' }).click();
  await expect.element(scan.getByText('Hold the next one between the corners.')).toBeVisible();
  await button(/^Name It/).click();
  await naming.getByRole('button', { name: 'Add Game' }).click();
  await expectText('Please type or choose the title');
  await naming.getByRole('combobox', { name: /^Title/ }).fill('endless win');
  await naming.getByRole('option', { name: new RegExp(`^${TITLE}`) }).click();
  await naming.getByRole('combobox', { name: 'Tags' }).fill(TAG.name);
  await naming.getByRole('option', { name: /Make/ }).click();
  await expect.element(naming.getByRole('option')).not.toBeInTheDocument();
  await button('Add with Photo').click();

  const photo = page.getByRole('dialog', { name: 'Photo of the Box' });
  await expect.element(photo).toBeVisible();
  await userEvent.upload(page.getByLabelText('Picture', { exact: true }), await uprightPhoto(64, 48));
  await button('Use Photo').click();
  await expectText('Photo Saved');
  expect(sentChanges().map(({ call, body }) => [call, typeof body === 'string' ? null : body])).toEqual([
    ['post /api/tags', expect.objectContaining({ name: TAG.name })],
    ['post /api/games', expect.objectContaining({ title: TITLE, isWishlist: false })],
    ['post /api/games/changes', { ids: [7], change: { kind: 'tags', add: [1], remove: [] } }],
    ['post /api/games/7/copies', expect.objectContaining({ barcode: CODE })],
    ['put /api/games/7/photo', null],
  ]);

  await expect.element(scan.getByRole('link', { name: TITLE })).toBeVisible();
  await button(`Lend ${TITLE}`).click();
  await page.getByRole('combobox', { name: /^To/ }).fill('Wilhelmina');
  await page.getByRole('radio', { name: 'No date' }).click();
  await button('Lend to Wilhelmina').click();
  await expect.element(scan.getByText('With Wilhelmina')).toBeVisible();
  await scan.getByRole('button', { name: `It Is Back: ${TITLE}` }).click();
  await expect.element(button(`Lend ${TITLE}`)).toBeVisible();
  await expectCameras(1);
  await scan.getByRole('button', { name: 'Close' }).click();
  await expect.element(scan).not.toBeInTheDocument();
  await expectCameras(0);
});

test('a scanned code is saved for an owned game, which can be undone', { tags: ['rare'] }, async () => {
  const owned = aGame({ title: 'Carcassonne' });
  const codes = () => sent('patch /api/copies/1').map(({ body }) => (body as { barcode: string | null }).barcode);
  const ownCopy = () => aCopy({ barcode: codes().at(-1) ?? null });
  openPage('/add-game', [
    ...EMPTY_ACCOUNT,
    answer(listPopularGames, []),
    answer(suggestTitles, []),
    answer(listGames, [owned]),
    answerBy(listCopies, () => [ownCopy()]),
    answerBy(changeCopy, ownCopy),
  ]);
  await button('Scan a Box').click();
  await naming.getByRole('combobox', { name: /^Title/ }).fill('carcassonne');
  await expectText('Carcassonne is in your collection already.');
  await button('Save Barcode').click();
  await expectText('Scanning it now finds Carcassonne.');
  await expect.element(scan.getByRole('link', { name: 'Carcassonne' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(button(/^Name It/)).toBeVisible();
  expect(codes()).toEqual([CODE, null]);
  closeScan();
});
