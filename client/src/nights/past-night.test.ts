import { expect, test } from 'vitest';
import { pastText } from './past-night.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (date: string) => ({ date: new Date(date), timeZone: 'UTC', durationMinutes: 240 });

test.each([
  ['2026-11-22T07:00:00Z', 'This was earlier today.'],
  ['2026-11-21T19:00:00Z', 'This was yesterday.'],
  ['2026-11-17T19:00:00Z', 'This was last Tuesday.'],
  ['2026-11-15T19:00:00Z', 'This was last Sunday.'],
])('a night at %s is past: %s', (date, words) => {
  expect(pastText(at(date), now)).toBe(words);
});

test('an older night is described by its date', () => {
  expect(pastText(at('2026-11-14T19:00:00Z'), now)).toMatch(/^This was on Saturday.*2026\.$/);
});

test.each(['2026-11-22T10:00:00Z', '2026-11-27T19:00:00Z'])('a night at %s is not past', (date) => {
  expect(pastText(at(date), now)).toBeNull();
});
