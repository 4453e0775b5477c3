import { expect, test } from 'vitest';
import { companionLimit } from './companion-limit.ts';

test("the host's number for one guest comes before the night's, be it lower or higher", () => {
  expect(companionLimit({ maxCompanions: 2 }, { maxCompanions: 0, partySize: 1 })).toBe(0);
  expect(companionLimit({ maxCompanions: 0 }, { maxCompanions: 3, partySize: 1 })).toBe(3);
  expect(companionLimit({ maxCompanions: 2 }, { maxCompanions: null, partySize: 1 })).toBe(2);
});

test('a newcomer may bring as many as the night says', () => {
  expect(companionLimit({ maxCompanions: 2 }, null)).toBe(2);
});

test('who answered while the limit was higher may keep that, and no more', () => {
  expect(companionLimit({ maxCompanions: 1 }, { maxCompanions: null, partySize: 4 })).toBe(3);
});
