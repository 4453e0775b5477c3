import { describe, expect, test } from 'vitest';
import type { Votes } from '#shared/nights/votes-contract.ts';
import { requestNote, voteDetails, votedText, wantedText } from './vote-text.ts';

const game = (changes: Partial<Votes['games'][number]>): Votes['games'][number] => ({
  number: 1,
  title: 'Heat',
  players: '1-6',
  duration: '60 min',
  category: 'racing',
  imageUrl: null,
  broughtBy: null,
  approvals: 0,
  teachers: 0,
  vetoes: 0,
  names: null,
  ...changes,
});

test('the number of people who want a game is shown', () => {
  expect([wantedText(0, 6), wantedText(1, 6), wantedText(4, 6)]).toEqual([
    '0 of 6 want it',
    '1 of 6 wants it',
    '4 of 6 want it',
  ]);
});

describe('the details of a game', () => {
  test('are counts while votes are secret', () => {
    expect(voteDetails(game({ broughtBy: 'Elif', teachers: 2, vetoes: 1 }))).toEqual([
      'Elif brings it',
      '2 can teach it',
      '1 veto',
    ]);
    expect(voteDetails(game({}))).toEqual([]);
  });

  test('are names after the vote is closed', () => {
    const names = { approvedBy: ['Maya', 'Ben', 'Tom'], teachers: ['Ben'], vetoedBy: [] };
    expect(voteDetails(game({ names }))).toEqual(['Maya, Ben and Tom want it', 'Ben can teach it']);
  });
});

test('the state of the vote is described', () => {
  const votes = {
    closedAt: null,
    mayVote: 6,
    voted: 0,
    heavier: [],
    unvoted: { guests: 0, lastAskedAt: null, askableFrom: null },
    games: [],
  };
  expect(votedText(votes)).toContain('Nobody has voted yet');
  expect(votedText({ ...votes, voted: 1 })).toContain('1 of 6 has voted.');
  expect(votedText({ ...votes, voted: 4, closedAt: new Date(0) })).toBe('Closed. 4 of 6 have voted.');
});

test('the note says when guests were asked for votes, and from when they can be unless the night is over by then', () => {
  const [now, asked, later] = ['2026-11-24T12:00:00Z', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'].map(
    (moment) => new Date(moment),
  ) as [Date, Date, Date];
  const night = { date: new Date('2026-11-28T19:00:00Z'), durationMinutes: 240, timeZone: 'UTC' };
  expect(requestNote({ guests: 2, lastAskedAt: null, askableFrom: new Date(0) }, night, now)).toBeNull();
  const justAsked = { guests: 2, lastAskedAt: asked, askableFrom: later };
  expect(requestNote(justAsked, night, now)).toMatch(/^Asked for votes Tue.*\. You can ask again from Wed.*\.$/);
  expect(requestNote(justAsked, { ...night, date: asked }, now)).toMatch(/^Asked for votes Tue[^.]*\.$/);
});
