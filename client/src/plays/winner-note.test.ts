import { describe, expect, test } from 'vitest';
import type { PlayOutcome } from '#shared/enums.ts';
import { blankPlayer, emptyPlayFields, type PlayFields } from './play-fields.ts';
import { winnerNote } from './winner-note.ts';
import { parsePlayFields } from './parse-play-fields.ts';

const noteOf = (scores: Record<string, string>, facts: Partial<PlayFields> = {}) => {
  const rows = Object.entries(scores).map(([name, score], index) => ({ ...blankPlayer(index + 1, name), score }));
  const fields = { ...emptyPlayFields('highest', new Date(2026, 4, 1)), rows, ...facts };
  return winnerNote(fields, parsePlayFields(fields, null));
};

describe('the note on the winner', () => {
  test('contains only the rule while no scores are entered', () => {
    expect(noteOf({ Ana: '', Bea: '' })).toEqual({ rule: 'The winner is the highest score.', now: null });
  });

  test('names the current leader', () => {
    expect(noteOf({ Ana: '5', Bea: '3' }).now).toBe('Ana wins.');
  });

  test('names tied players and how to break the tie', () => {
    expect(noteOf({ Ana: '5', Bea: '5', Cem: '1' }).now).toMatch(/^Ana and Bea are tied: no winner\./);
  });

  test('says what a blank score counts as', () => {
    expect(noteOf({ Ana: '-5', Bea: '' }).now).toBe('Bea wins. No score typed for Bea: it counts as 0.');
    expect(noteOf({ Ana: '5', Bea: '', Cem: '' }, { outcome: 'lowest' }).now).toBe(
      'Ana wins. No score typed for Bea and Cem: no place.',
    );
  });

  test('says that a score is no number', () => {
    expect(noteOf({ Ana: '5', Bea: '1.2.3' }).now).toBe("Ana wins. '1.2.3' of Bea is no number: it counts as 0.");
  });

  test('says that two seats have one name, in whatever spelling', () => {
    expect(noteOf({ ben: '5', Ana: '7', 'Ben ': '4' }).now).toBe('Ana wins. Ben has more than one seat.');
  });

  test('names the game as winner if everybody loses', () => {
    expect(noteOf({ Ana: '', Bea: '' }, { outcome: 'cooperative', ending: 'lost' }).now).toBe('The game wins.');
    expect(noteOf({ Ana: '', Bea: '' }, { outcome: 'cooperative', ending: 'won' }).now).toBe('Ana and Bea win.');
  });

  test.each<PlayOutcome>(['lowest', 'ranking', 'cooperative', 'teams', 'none'])(
    'has its own rule for %s',
    (outcome) => {
      expect(noteOf({}, { outcome }).rule).not.toBe(noteOf({}).rule);
    },
  );
});
