import { expect, test } from 'vitest';
import { aStaffPick } from '#tests/support/rows/a-staff-pick.ts';
import { pickRetired } from './messages.ts';

test.each([
  ['retired', 'Hanabi is no longer shown.'],
  ['shown', 'Hanabi is among the staff picks again.'],
  ['scheduled', 'Hanabi appears in March 2999.'],
] as const)('a pick that is now %s is said to be so', (state, text) => {
  expect(pickRetired(aStaffPick({ title: 'Hanabi', month: '2999-03' }), state).description).toBe(text);
});
