import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPlay } from '#shared/plays/plays-contract.ts';
import { PLAY_OUTCOMES, type PlayOutcome } from '#shared/enums.ts';
import { MAX_SCORE } from '#shared/limits/limits.ts';
import { winnersOf } from '#shared/plays/winner.ts';
import { anyPlays, aPlay } from '#tests/support/rows/a-play.ts';
import { localText } from '#client/lib/reader-clock.ts';
import { blankPlayer, emptyPlayFields, fieldsOf, type PlayerFields, type PlayFields } from './play-fields.ts';
import { parsePlayFields, playChangeBody, playRequestBody } from './parse-play-fields.ts';

const NOW = new Date(2026, 4, 1, 20, 15);
const start = emptyPlayFields('highest', NOW);

const filled = (rows: Partial<PlayerFields>[], facts: Partial<PlayFields> = {}): PlayFields => ({
  ...start,
  rows: rows.map((row, index) => ({ ...blankPlayer(index + 1), ...row })),
  ...facts,
});
const scoresOf = (fields: PlayFields) => JSON.parse(playRequestBody(fields, start, null).scores) as unknown;

describe('a new play', () => {
  test('omits rows without a name and their scores', () => {
    const body = playRequestBody(
      filled([
        { name: ' Ana ', score: '5' },
        { name: ' ', score: '9' },
      ]),
      start,
      null,
    );
    expect([body.players, body.scores]).toEqual(['["Ana"]', '[5]']);
  });

  test.each([
    ['12', 12],
    ['-3', -3],
    ['12.7', 12.7],
    ['21,7', 21.7],
    ['12+5+8', 25],
    ['86+84+', 170],
    ['abc', 0],
    ['-0', 0],
  ])('parses the score %j as %d', (score, read) => {
    expect(scoresOf(filled([{ name: 'Ana', score }]))).toEqual([read]);
  });

  test('keeps a sum as it was typed, and a decimal without further text', () => {
    const seats = (score: string) => playRequestBody(filled([{ name: 'Ana', score }]), start, null).seats;
    expect([seats('12+5+8'), seats('7.5'), seats('-3')]).toEqual([[{ scoreText: '12+5+8' }], [{}], [{}]]);
  });

  test('reads a blank score beside others as 0, and has no scores if all are blank', () => {
    const rows = [{ name: 'Ana', score: '12' }, { name: 'Bea' }];
    expect(scoresOf(filled(rows))).toEqual([12, 0]);
    expect(scoresOf(filled(rows.map(({ name }) => ({ name }))))).toEqual([null, null]);
    expect(scoresOf(filled([{ name: 'Ana' }, { name: ' ', score: '9' }]))).toEqual([null]);
    expect(winnersOf(parsePlayFields(filled([{ name: 'Ana' }]), null))).toEqual([]);
  });

  test('keeps a blank score out of a play that the lowest score wins', () => {
    const rows = [{ name: 'Ana', score: '3' }, { name: 'Bea', score: '9' }, { name: 'Cem' }];
    const parsed = parsePlayFields(filled(rows, { outcome: 'lowest' }), null);
    expect(parsed.results.map(({ score }) => score)).toEqual([3, 9, null]);
    expect(winnersOf(parsed)).toEqual(['Ana']);
  });

  test.each(['ranking', 'cooperative', 'teams', 'none'] as const)('has no default score: %s', (outcome) => {
    expect(scoresOf(filled([{ name: 'Ana' }], { outcome }))).toEqual([null]);
  });

  test('omits the time unless another one was entered', () => {
    expect(playRequestBody(filled([{ name: 'Ana' }]), start, null).playedAt).toBeUndefined();
    const earlier = new Date(2026, 3, 30, 19, 0);
    const body = playRequestBody(filled([{ name: 'Ana' }], { playedAt: localText(earlier) }), start, null);
    expect(body.playedAt).toBe(earlier.toISOString());
  });

  test('rounds minutes down, and reads an empty duration as null', () => {
    const minutes = (duration: string) =>
      playRequestBody(filled([{ name: 'Ana' }], { duration }), start, null).duration;
    expect([minutes('85'), minutes(' '), minutes('0'), minutes('12.5')]).toEqual([85, null, 0, 12]);
  });

  test('is valid for the contract for any input, unless a score is not finite', () => {
    const text = fc.string({ maxLength: 12 });
    const row = fc.record({
      name: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
      score: fc.oneof(fc.constantFrom('', '1e400', 'x', '-7', '2.5'), text),
      rank: fc.constantFrom('', '1', '2', '0', '-1', '1.5'),
      team: text,
      role: text,
      started: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.constantFrom(...PLAY_OUTCOMES), (rows, outcome) => {
        const named = rows.filter(({ name }) => name.trim() !== '');
        const tooFar = named.some(({ score }) => Math.abs(Number(score)) > MAX_SCORE);
        expect(z.safeParse(newPlay, playRequestBody(filled(rows, { outcome }), start, null)).success).toBe(!tooFar);
      }),
    );
  });
});

describe('the winner', () => {
  const two = [
    { name: 'Ana', score: '5', team: 'Red', rank: '2' },
    { name: 'Bea', score: '9', team: 'Blue', rank: '1' },
  ];
  test.each<[PlayOutcome, Partial<PlayFields>, string[]]>([
    ['highest', {}, ['Bea']],
    ['highest', { winner: 'Ana' }, ['Ana']],
    ['highest', { winner: 'Somebody who left' }, ['Bea']],
    ['lowest', {}, ['Ana']],
    ['ranking', {}, ['Bea']],
    ['cooperative', {}, []],
    ['cooperative', { ending: 'won' }, ['Ana', 'Bea']],
    ['cooperative', { ending: 'lost' }, []],
    ['teams', { winningTeam: 'Red' }, ['Ana']],
    ['teams', {}, []],
    ['none', {}, []],
    ['none', { winner: 'Ana' }, ['Ana']],
    ['ranking', { winner: 'Ana' }, ['Bea']],
  ])('%s %j: %j', (outcome, facts, winners) => {
    expect(winnersOf(parsePlayFields(filled(two, { outcome, ...facts }), null))).toEqual(winners);
  });
});

describe('a change of a recorded play sends', () => {
  const play = aPlay({ scores: [5, 4], notes: 'Close', duration: 40, place: 'Attic', expansions: ['Sails'] });
  const written = fieldsOf(play);
  const changed = (facts: Partial<PlayFields>) => playChangeBody({ ...written, ...facts }, written, play);

  test('nothing that was not changed', () => {
    expect(changed({})).toEqual({ markAsPlayed: false });
    expect(changed({ notes: 'Closer', place: '' })).toEqual({ markAsPlayed: false, notes: 'Closer', place: '' });
    expect(changed({ duration: '', expansions: [] })).toEqual({ markAsPlayed: false, duration: null, expansions: [] });
  });

  test('players, scores and result together', () => {
    const rows = written.rows.map((row) => ({ ...row, score: '7' }));
    const result = { players: '["Ana","Tom"]', scores: '[7,7]', winner: null, outcome: 'highest', seats: [{}, {}] };
    expect(changed({ rows })).toEqual({ markAsPlayed: false, ...result });
    expect(changed({ outcome: 'lowest' })).toMatchObject({ outcome: 'lowest', scores: '[5,4]' });
    expect(changed({ winner: 'Tom' })).toMatchObject({ winner: 'Tom', scores: '[5,4]' });
  });
});

describe('an unchanged recorded play', () => {
  test('is sent back unchanged and not counted again', () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        for (const play of plays) {
          const names = JSON.parse(play.players) as string[];
          if (names.length === 0 || names.some((name) => name.trim() !== name || name === '')) continue;
          const fields = fieldsOf(play);
          const body = playRequestBody(fields, fields, play);
          const { players, scores, winner, duration, outcome, markAsPlayed, playedAt } = body;
          expect({ players, winner, duration, outcome, markAsPlayed, playedAt }).toEqual({
            players: play.players,
            winner: play.winner,
            duration: play.duration,
            outcome: play.outcome,
            markAsPlayed: false,
            playedAt: undefined,
          });
          const before = JSON.parse(play.scores) as (number | null)[];
          expect(JSON.parse(scores)).toEqual(names.map((_, index) => before[index] ?? null));
        }
      }),
    );
  });

  test('keeps decimals and the text of a score', () => {
    const play = aPlay({ players: ['Ana'], scores: [22.5], seats: [{ scoreText: '12+10.5' }] });
    const body = playRequestBody(fieldsOf(play), fieldsOf(play), play);
    expect([body.scores, body.seats]).toEqual(['[22.5]', [{ scoreText: '12+10.5' }]]);
  });

  test('keeps the recorded winner when notes change', () => {
    const play = aPlay({ scores: [5, 5], winner: 'Tom', seats: [{}, { won: true }] });
    const changed = { ...fieldsOf(play), notes: 'A tie-break.' };
    expect(winnersOf(parsePlayFields(changed, play))).toEqual(['Tom']);
  });

  test('gets a new winner when a score changes', () => {
    const play = aPlay({ scores: [5, 4], seats: [{ won: false }, { won: true }] });
    const fields = fieldsOf(play);
    const rows = fields.rows.map((row) => ({ ...row, score: row.name === 'Ana' ? '6' : row.score }));
    expect(winnersOf(parsePlayFields({ ...fields, rows }, play))).toEqual(['Ana']);
  });

  test('with unreadable lists starts with one empty row', () => {
    expect(fieldsOf({ ...aPlay(), players: 'Ana' }).rows).toEqual([blankPlayer(1)]);
  });
});
