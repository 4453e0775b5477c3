import { expect, test } from 'vitest';
import { webcalAddress } from './webcal.ts';

test.each([
  ['https://games.example.org/calendar/x.ics', 'webcal://games.example.org/calendar/x.ics'],
  ['http://localhost:3000/calendar/x.ics', 'webcal://localhost:3000/calendar/x.ics'],
])('%s is converted to a webcal address', (url, webcal) => {
  expect(webcalAddress(url)).toBe(webcal);
});
