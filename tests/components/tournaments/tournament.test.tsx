import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as contracts from '#shared/tournaments/tournament-contract.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { aMatch, aTournament, aTournamentPlayer } from '#tests/support/rows/a-tournament-row.ts';
import { answer, answerBy, refuse } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openNight } from '../support/open-night.ts';
import { openStreams } from '../support/open-streams.ts';
import { button, openTournament, sentTo } from '../support/open-tournament.ts';

/** With its score or points behind it. */
const seat = (name: string) => page.getByRole('button', { name });
const RESULTS = 'put /api/events/1/tournament/results';
const ROUND_1 = [aMatch(1, 1, 1, 3, { result: 'first' }), aMatch(1, 2, 2, 4, { result: 'draw' })];
const withResult = (matches: Tournament['matches'], sent: unknown): Tournament['matches'] => {
  const { matchId, result } = sent as { matchId: number; result: 'first' };
  return matches.map((match) => (match.id === matchId ? { ...match, result } : match));
};

test('the first round is drawn; a refusal says why not', async () => {
  openTournament(aTournament(), refuse(contracts.drawTournamentRound, 'finding_date'));
  await expect.element(page.getByRole('list', { name: 'Players by seed' })).toHaveTextContent(/1.*Maya.*4.*Elif/);
  await expectAccessible();
  await button('Draw Round 1').click();
  await expectText('The round was not drawn');
  expect(sentTo('post /api/events/1/tournament/rounds')).toEqual([{ round: 1 }]);
});

test('its night has neither votes nor a plan: a tournament has its game and its rounds', async () => {
  openTournament(aTournament());
  await expect.element(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  for (const name of ['Votes', 'What Shall We Play?'])
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
});

test('a tap enters a win, a second one clears it, and a draw has its button', async () => {
  let tournament = aTournament({ matches: [aMatch(1, 1, 1, 3), aMatch(1, 2, 2, 4)] });
  openTournament(
    tournament,
    answerBy(contracts.enterMatchResult, ({ body }) => {
      tournament = { ...tournament, matches: withResult(tournament.matches, body) };
      return tournament;
    }),
  );
  await expectText('2 matches are open. Tap who won.');
  await seat('Ben wins at table 1').click();
  await expect.element(seat('Ben wins at table 1')).toHaveAttribute('aria-pressed', 'true');
  await expectText('1 match is open. Tap who won.');
  await button('Draw at table 2').click();
  await expectText('All results are in.');
  await seat('Ben wins at table 1').click();
  await expect.element(seat('Ben wins at table 1')).toHaveAttribute('aria-pressed', 'false');
  expect(sentTo(RESULTS)).toEqual([
    { matchId: 11, result: 'second' },
    { matchId: 12, result: 'draw' },
    { matchId: 11, result: null },
  ]);
});

test('a read that began before a result was entered does not take it back', async () => {
  const matches = [aMatch(1, 1, 1, 3), aMatch(1, 2, 2, 4)];
  const before = aTournament({ matches });
  /** Answers the reads, all but the first one, when it is called. */
  const answerRead: (() => void)[] = [];
  let reads = 0;
  const streams = openStreams();
  openTournament(
    before,
    {
      contract: contracts.getTournament,
      respond: async () => {
        reads += 1;
        if (reads > 1) await new Promise<void>((resolve) => answerRead.push(resolve));
        return Response.json(before);
      },
    },
    answerBy(contracts.enterMatchResult, ({ body }) => ({ ...before, matches: withResult(matches, body) })),
  );
  await expectText('2 matches are open. Tap who won.');
  streams[0]?.dispatchEvent(new Event('changed'));
  await expect.poll(() => reads).toBe(2);
  await seat('Ben wins at table 1').click();
  await expectText('1 match is open. Tap who won.');
  streams[0]?.dispatchEvent(new Event('changed'));
  answerRead[0]?.();
  // The next read begins when that one is done with.
  await expect.poll(() => reads).toBe(3);
  await seat('Ben wins at table 1').click();
  await expect.poll(() => sentTo(RESULTS)).toHaveLength(2);
  expect(sentTo(RESULTS)).toEqual([
    { matchId: 11, result: 'second' },
    { matchId: 11, result: null },
  ]);
  answerRead[1]?.();
});

test('the next round is drawn and shown, with the focus on its heading, and an earlier one can be corrected', async () => {
  const tournament = aTournament({ matches: ROUND_1 });
  const next = { ...tournament, matches: [...ROUND_1, aMatch(2, 1, 1, 2), aMatch(2, 2, 4, 3)] };
  openTournament(
    tournament,
    answer(contracts.drawTournamentRound, next),
    answer(contracts.undoTournamentRound, tournament),
  );
  await expect.element(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
  await button('Draw Round 2').click();
  await expect.element(page.getByRole('heading', { name: 'Round 2 of 2' })).toHaveFocus();
  await expectAccessible();
  await page.getByRole('radio', { name: '1', exact: true }).click({ force: true });
  await expectText('You can still correct this round. The standings follow; rounds that are drawn stay as they are.');
  await button('Undo Round 2').click();
  await expectText('Round undone');
  await expect.element(button('Draw Round 2')).toBeVisible();
});

test('a corrected result that is refused is told', async () => {
  openTournament(
    aTournament({
      format: 'elimination',
      matches: [...ROUND_1.slice(0, 1), aMatch(1, 2, 2, 4, { result: 'first' }), aMatch(2, 1, 1, 2)],
    }),
    refuse(contracts.enterMatchResult, 'next_round_drawn'),
  );
  await page.getByRole('radio', { name: '1', exact: true }).click({ force: true });
  await expect.element(button('Draw at table 1')).not.toBeInTheDocument();
  await seat('Ben wins at table 1').click();
  await expectText('The next round is drawn with the winner of this match. Undo that round first.');
  await expectText('Nobody can join an elimination after its first round is drawn.');
});

test('scores are entered in two fields, which ask for numbers', async () => {
  const matches = [aMatch(1, 1, 1, 3), aMatch(1, 2, 2, 4)];
  openTournament(
    aTournament({ scoring: 'highest', matches }),
    answer(
      contracts.enterMatchResult,
      aTournament({
        scoring: 'highest',
        matches: [{ ...aMatch(1, 1, 1, 3), result: 'second', firstScore: 10, secondScore: 12.5 }, aMatch(1, 2, 2, 4)],
      }),
    ),
  );
  await button('Enter Scores of table 1').click();
  const form = page.getByRole('form', { name: 'Scores of table 1' });
  await expectWalked('ScoreFields');
  await form.getByLabelText('Maya').fill('10');
  await button('Save Scores').click();
  await expectFieldError(form.getByLabelText('Ben'), 'Please enter a number');
  await form.getByLabelText('Ben').fill('12.5');
  await button('Save Scores').click();
  await expect.element(page.getByRole('list', { name: 'Pairings of round 1' })).toHaveTextContent(/Ben.*12\.5/);
  expect(sentTo(RESULTS)).toEqual([{ matchId: 11, scores: [10, 12.5] }]);
});

test('a match is recorded as a play with one tap', async () => {
  let tournament = aTournament({ game: { id: 7, title: 'Azul' }, matches: ROUND_1 });
  openTournament(
    tournament,
    answerBy(contracts.getTournament, () => tournament),
    answerBy(contracts.recordMatchPlay, () => {
      const matches = ROUND_1.map((match) => (match.table === 1 ? { ...match, playId: 5 } : match));
      tournament = { ...tournament, matches };
      return tournament;
    }),
  );
  await button('Record as Play at table 1').click();
  await expect.element(page.getByRole('list', { name: 'Pairings of round 1' })).toHaveTextContent('Recorded as a play');
  expect(sentTo('post /api/events/1/tournament/plays')).toEqual([{ matchId: 11 }]);
});

test('once it is over, a result is corrected only after asking for it', async () => {
  const matches = [...ROUND_1, aMatch(2, 1, 1, 2, { result: 'first' }), aMatch(2, 2, 3, 4, { result: 'second' })];
  openTournament(aTournament({ matches }), refuse(contracts.enterMatchResult, 'event_cancelled'));
  await expectText('Maya wins the tournament');
  await expect.element(seat('Priya wins at table 1')).not.toBeInTheDocument();
  await expect.element(button('Add a Player')).not.toBeInTheDocument();
  await button('Correct Results').click();
  await seat('Priya wins at table 1').click();
  expect(sentTo(RESULTS)).toEqual([{ matchId: 21, result: 'second' }]);
});

describe('the score of a match', () => {
  const tournament = aTournament({
    game: { id: 7, title: 'Azul' },
    matches: [ROUND_1[0] ?? aMatch(1, 1, 1, 3), aMatch(1, 2, 2, 4)],
  });
  const pads = page.getByRole('link', { name: /^Keep Score at table/ });

  test('is not kept before the day of the night', async () => {
    openTournament(tournament);
    await expectText('Table 2');
    expect(pads.elements()).toEqual([]);
  });

  test('is kept on a score pad with its two players while it is open', async () => {
    openNight(
      { eventType: 'tournament', date: new Date(Date.now() + 3_600_000) },
      [],
      answer(contracts.getTournament, tournament),
    );
    await expect.element(pads).toHaveAttribute('href', '/table?game=7&player=Priya&player=Elif');
  });
});

test('the standings say how places are decided, and somebody leaves or comes back', async () => {
  const gone = aTournament({
    matches: ROUND_1,
    players: aTournament().players.map((one) => (one.id === 1 ? { ...one, isWithdrawn: true } : one)),
  });
  openTournament(aTournament({ matches: ROUND_1 }), answer(contracts.changeTournamentPlayer, gone));
  const table = page.getByRole('table', { name: 'Standings' });
  await expect.element(table).toHaveTextContent(/1Maya1 won100.*2Priya1 drawn½½¼.*3Elif.*4Ben1 lost/);
  await page.getByText('How places are decided').click();
  await expectText('The points of all your opponents together (Buchholz). A bye adds none.');
  const menu = button('Options for the player Maya');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Withdraw...' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Does Maya leave?' })).toBeVisible();
  await expectWalked('StandingsTile question');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Withdraw...' }).click();
  await button('Withdraw').click();
  await expectText('Maya has left');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Take In Again' }).click();
  await expect
    .poll(() => sentTo('patch /api/events/1/tournament/players'))
    .toEqual([
      { playerId: 1, isWithdrawn: true },
      { playerId: 1, isWithdrawn: false },
    ]);
});

test('at the end its winner is named; of a round robin, who sits out', async () => {
  const players = aTournament().players.slice(0, 3);
  const matches = [
    aMatch(1, 1, 2, 3, { result: 'first' }),
    aMatch(2, 1, 1, 2, { result: 'second' }),
    aMatch(3, 1, 3, 1, { result: 'second' }),
  ];
  openTournament(aTournament({ format: 'round_robin', players, matches }));
  await expectText('Priya wins the tournament');
  await expect.element(page.getByText(/sits out this round/)).toHaveTextContent('Priya sits out this round.');
  await expectAccessible();
});

test('an elimination whose last ones withdrew ends without a winner', async () => {
  const players = aTournament().players.map((player, place) => ({ ...player, isWithdrawn: place < 2 }));
  const matches = [aMatch(1, 1, 1, 4, { result: 'first' }), aMatch(1, 2, 2, 3, { result: 'first' })];
  openTournament(aTournament({ format: 'elimination', players, matches }));
  await expectText('Nobody wins: all withdrew');
  await expect.element(button('Draw Round 2')).not.toBeInTheDocument();
});

test('byes and matches without a game say so', async () => {
  const players = [...aTournament().players, aTournamentPlayer(5, 'Cleo', { isWithdrawn: true })];
  const matches = [
    aMatch(1, 1, 1, 5, { result: 'first', isWalkover: true }),
    aMatch(1, 2, 2, 3),
    aMatch(1, 3, 4, null),
  ];
  openTournament(aTournament({ players, matches }));
  const list = page.getByRole('list', { name: 'Pairings of round 1' });
  await expect
    .element(list)
    .toHaveTextContent(/Table 1Won without a game.*Cleo wins at table 1left.*Table 3Bye: a win without a gameEElif1$/);
  await expect.element(button('Undo Round 1')).toBeVisible();
});
