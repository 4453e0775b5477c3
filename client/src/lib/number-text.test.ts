import { expect, test } from 'vitest';
import { sizeText } from './number-text.ts';

test('a size is shown with its unit', () => {
  expect(sizeText(1)).toContain('1');
  expect(sizeText(4.9 * 1024 * 1024)).toMatch(/4[.,]9/);
});
