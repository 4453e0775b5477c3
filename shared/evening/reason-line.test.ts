import { expect, test } from 'vitest';
import { reasonLine } from './reason-line.ts';

test('reasons are joined on one line', () => {
  expect(reasonLine(['best with 5', '3 want it'])).toBe('Best with 5 · 3 want it');
  expect(reasonLine([])).toBe('');
});
