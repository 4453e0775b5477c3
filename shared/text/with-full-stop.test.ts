import { expect, test } from 'vitest';
import { withFullStop } from './with-full-stop.ts';

test.each([
  ['You are no longer in Friday', 'You are no longer in Friday.'],
  ['Answers go to Spielekreis e.V.', 'Answers go to Spielekreis e.V.'],
  ['This is the new Who is it?', 'This is the new Who is it?'],
])('%s', (sentence, closed) => {
  expect(withFullStop(sentence)).toBe(closed);
});
