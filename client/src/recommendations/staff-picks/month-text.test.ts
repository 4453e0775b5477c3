import { expect, test } from 'vitest';
import { monthText } from './month-text.ts';

test('a month is shown by name, and null as "Any month"', () => {
  expect([monthText('2026-03'), monthText(null)]).toEqual(['March 2026', 'Any month']);
});
