import { expect, test } from 'vitest';
import { totalPlaysNote } from './total-plays-note.ts';

test.each([
  ['as many', { recorded: 854, total: 854, ofExpansions: 3 }, null],
  ['more are counted than recorded', { recorded: 854, total: 900, ofExpansions: 3 }, /^Total Plays is 900: it also/],
  ['plays of expansions', { recorded: 854, total: 842, ofExpansions: 12 }, /^Total Plays is 842: it leaves out/],
  ['plays of unowned games that are not loaded', { recorded: 854, total: 700, ofExpansions: 12 }, null],
])('the note on the difference between My Games and the list of plays: %s', (_what, counts, note) => {
  if (note === null) expect(totalPlaysNote(counts)).toBeNull();
  else expect(totalPlaysNote(counts)).toMatch(note);
});
