import { beforeEach, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeScan, openScan } from '#client/copies/scanning/scan-view.ts';
import { ScanDialogs } from '#client/copies/scanning/scan-dialogs.tsx';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { SUGGESTED_GAMES } from '#tests/support/rows/suggested-games.ts';
import { answer, type Answered } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

const UNKNOWN = '4006381333931';
const dialog = page.getByRole('dialog');

beforeEach(() => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
});

async function scan(digits: string, ...answers: Answered[]): Promise<void> {
  show(
    <>
      <h1>My games</h1>
      <button type="button" onClick={() => openScan('find')}>
        Scan a Box
      </button>
      <ScanDialogs />
    </>,
    { answers: [...EMPTY_ACCOUNT, answer(listGames, [aGame({ title: 'Carcassonne' })]), ...answers] },
  );
  await page.getByRole('button', { name: 'Scan a Box' }).click();
  await dialog.getByLabelText('Digits under the bars').fill(digits);
  await userEvent.keyboard('{Enter}');
}

test('without a camera the digits are typed, and invalid ones show an error', { tags: ['rare'] }, async () => {
  await scan('4006381333932');
  await expectText(/Please check the digits/);
  await expectAccessible('scan-without-camera');
  await expectWalked('ScanDialog', 'NumberForm');
  closeScan();
});

test('the dialog for an unknown code is accessible', async () => {
  await scan(UNKNOWN, answer(suggestTitles, []));
  await dialog.getByRole('button', { name: /^Name It/ }).click();
  await expectHeading('This barcode is new');
  await expectAccessible('scan-new-code');
  await expectWalked('UnknownCodeDialog');
  closeScan();
});

test('the dialog for a code named by others, with an owned game, is accessible', { tags: ['rare'] }, async () => {
  await scan(UNKNOWN, answer(suggestTitles, [...SUGGESTED_GAMES]));
  await dialog.getByRole('button', { name: /^Name It/ }).click();
  await page.getByRole('radio', { name: /^Carcassonne/ }).click();
  await expectText(/The code is kept with it/);
  await expectAccessible('scan-suggested');
  closeScan();
});
