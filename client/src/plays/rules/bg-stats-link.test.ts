import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bgStatsLink } from './bg-stats-link.ts';
import type { PlayerResult, ReadPlay } from '#shared/plays/read-play.ts';

const player = (name: string, score: number | null, seat: Partial<PlayerResult> = {}) => ({ name, score, ...seat });

const aPlay = (facts: Partial<ReadPlay> = {}): ReadPlay => ({
  id: 12,
  gameId: 3,
  gameTitle: 'Wingspan',
  eventId: null,
  bggId: 266192,
  playedAt: new Date('2026-05-02T19:16:58.123Z'),
  winner: null,
  notes: null,
  duration: 75,
  outcome: 'highest',
  place: null,
  expansions: [],
  results: [player('Ana', 82), player('Bea', 77, { started: true })],
  ...facts,
});

const START = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** Returns the play that BG Stats reads from the URL. */
function received(play: ReadPlay) {
  const link = bgStatsLink(play);
  expect(link.startsWith(START)).toBe(true);
  return JSON.parse(new URL(link).searchParams.get('data') ?? '');
}

test('a play is encoded with all its fields', () => {
  expect(received(aPlay({ place: 'Home', notes: 'Close.', expansions: ['Oceania'] }))).toEqual({
    sourceName: 'Rollcall',
    sourcePlayId: '12',
    playDate: '2026-05-02 19:16:58',
    durationMin: 75,
    location: 'Home',
    comments: 'With Oceania.\nClose.',
    game: { name: 'Wingspan', sourceGameId: '266192', bggId: 266192, highestWins: true, noPoints: false },
    players: [
      { name: 'Ana', sourcePlayerId: 'ana', score: 82, winner: true, startPlayer: false },
      { name: 'Bea', sourcePlayerId: 'bea', score: 77, winner: false, startPlayer: true },
    ],
  });
});

test('missing values are omitted', () => {
  const data = received(aPlay({ bggId: null, duration: null, results: [player('Ana', null)], outcome: 'none' }));
  expect(Object.keys(data)).toEqual(['sourceName', 'sourcePlayId', 'playDate', 'game', 'players']);
  expect(data.game).toEqual({ name: 'Wingspan', sourceGameId: 'Wingspan', highestWins: true, noPoints: true });
  expect(data.players).toEqual([{ name: 'Ana', sourcePlayerId: 'ana', winner: false, startPlayer: false }]);
});

test('a game has no points only if no player has any', () => {
  expect(received(aPlay({ results: [player('Ana', null), player('Bea', 5)] })).game.noPoints).toBe(false);
});

test('notes that are too long are truncated with an ellipsis', () => {
  expect(received(aPlay({ notes: 'Close.' })).comments).toBe('Close.');
  const { comments } = received(aPlay({ notes: 'Long. '.repeat(5000) }));
  expect(comments).toMatch(/^(Long\. )+L?o?n?g?\.?\.\.\.$/);
  const { comments: dice } = received(aPlay({ notes: '\u{1f3b2}'.repeat(5000) }));
  expect(dice).toMatch(/^\u{1f3b2}+\.\.\.$/u);
});

test('ranks and roles are sent for each player', () => {
  const results = [player('Ana', 3, { rank: 2, role: 'Thief' }), player('Bea', 5, { rank: 1 })];
  expect(received(aPlay({ outcome: 'ranking', results })).players).toMatchObject([
    { name: 'Ana', rank: 2, role: 'Thief' },
    { name: 'Bea', rank: 1 },
  ]);
});

describe('the winner flags mark', () => {
  const winners = (facts: Partial<ReadPlay>) =>
    received(aPlay(facts)).players.map(({ winner }: { winner: boolean }) => winner);

  test('the lowest score if the lowest wins', () => {
    expect(winners({ outcome: 'lowest' })).toEqual([false, true]);
    expect(received(aPlay({ outcome: 'lowest' })).game.highestWins).toBe(false);
  });
  test('nobody in a tie', () => {
    expect(winners({ results: [player('Ana', 5), player('Bea', 5)] })).toEqual([false, false]);
  });
  test('the named winner, in any spelling', () => {
    expect(winners({ winner: ' bea ' })).toEqual([false, true]);
  });
  test('all players of a winning team', () => {
    const results = [player('Ana', null, { team: 'A', won: true }), player('Bea', null, { team: 'A', won: true })];
    expect(winners({ outcome: 'teams', results })).toEqual([true, true]);
    expect(received(aPlay({ outcome: 'teams', results })).players[0].team).toBe('A');
  });
});

test('for any play, the link is valid and short enough, and every player has both flags', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const anyone = fc.record({ name: text, score: fc.option(fc.integer()) });
  fc.assert(
    fc.property(
      fc.array(anyone, { maxLength: 6 }),
      text,
      fc.string({ unit: 'grapheme', maxLength: 10_000, size: 'max' }),
      (results, gameTitle, notes) => {
        const play = aPlay({ results, gameTitle: gameTitle.toWellFormed(), notes });
        const { players, comments = '' } = received(play);
        expect(bgStatsLink(play).length).toBeLessThanOrEqual(8000);
        expect(
          notes.startsWith(
            comments
              .replace(/\.\.\.$/, '')
              .toWellFormed()
              .replace(/\ufffd$/, ''),
          ),
        ).toBe(true);
        for (const each of players) {
          expect(typeof each.winner).toBe('boolean');
          expect(typeof each.startPlayer).toBe('boolean');
        }
      },
    ),
    { numRuns: 60 },
  );
});
