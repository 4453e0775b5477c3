import { expect, test } from 'vitest';
import { isCodeLoadError } from './code-load-error.ts';

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/profile-page-1a2b.js',
  'error loading dynamically imported module: http://localhost/assets/profile-page-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/profile-page-1a2b.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('a failed load of a screen is recognized: %s', (message) => {
  expect(isCodeLoadError(new TypeError(message))).toBe(true);
});

test('other errors of a screen are not treated as a failed load', () => {
  expect(isCodeLoadError(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe(false);
  expect(isCodeLoadError('Failed to fetch dynamically imported module')).toBe(false);
  expect(isCodeLoadError(null)).toBe(false);
});
