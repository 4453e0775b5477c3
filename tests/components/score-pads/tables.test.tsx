import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { listGamePlays, listPlays } from '#shared/plays/plays-contract.ts';
import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { anAnswer } from '#tests/support/rows/a-stored-pad.ts';
import { answer, refuse, setAnswers } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

test('the score pad page is accessible for a visitor', { tags: ['rare'] }, async () => {
  openPage('/table', EMPTY_ACCOUNT, null);
  await expectText('Begin a Table');
  await expectAccessible('table-visitor');
});

test('an unknown code of a score pad shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/table/K7M2QX', [...EMPTY_ACCOUNT, refuse(readPad, 'not_found')], null);
  await expectHeading('No Table Under This Code');
  await expectAccessible('table-wrong-code');
  await expectWalked('JoinForm');
});

test.each([
  ['of a game on no list', 'ABC234', null, listPlays],
  ['of a listed game', 'DEF567', 3, listGamePlays],
])(
  'a finished score pad %s shows its play as it was corrected since, and says that it was deleted',
  async (_game, code, gameId, plays) => {
    const finished = { ...anAnswer([]), status: 'finished', isOwn: true, playId: 7, code, gameId } as const;
    const play = aPlay({ id: 7, players: ['Ada', 'Ben'], scores: [12, 31], winner: 'Ben' });
    openPage(`/table/${code}`, [...EMPTY_ACCOUNT, answer(readPad, finished), answer(plays, [play])]);
    await expectText('Ben wins with 31 points.');
    await expectText('Saved as a play');
    setAnswers([...EMPTY_ACCOUNT, answer(readPad, finished), answer(plays, [])]);
    navigate('/table');
    await expect.element(page.getByLabelText('Code')).toBeVisible();
    navigate(`/table/${code}`);
    await expectText('Its play was deleted');
  },
);

test('a finished score pad is accessible', { tags: ['rare'] }, async () => {
  openPage('/table/ABC234', [...EMPTY_ACCOUNT, answer(readPad, { ...anAnswer([]), status: 'finished', isOwn: true })]);
  await expectText('Saved as a play');
  await expect.element(page.getByRole('main')).toBeVisible();
  await expectAccessible('table-saved');
});
