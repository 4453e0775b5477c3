import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#client/styles/index.css';
import { HEIGHT, WIDTHS } from '#tests/support/browser/accessibility-checks.ts';
import { clearAnswers } from './answers.ts';
import { closeAll } from './render.tsx';

let errors: string[] = [];
/**
 * Radix tells a menu at once that the focus has left it, and a virtual list draws its rows at once, also while React
 * renders. React says so in development, and does it later.
 */
const LATE_FLUSH = 'flushSync was called from inside a lifecycle method';
const LIBRARY_FRAME = /dispatchDiscreteCustomEvent|react-virtual/;

/** Event streams never send anything. */
vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 0;
    close(): void {}
  },
);
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

beforeEach(async () => {
  errors = [];
  await page.viewport(WIDTHS[0] ?? 0, HEIGHT);
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const error = parts.map(String).join(' ');
    const isFromLibrary = LIBRARY_FRAME.test(new Error().stack ?? '');
    if (!(isFromLibrary && error.startsWith(LATE_FLUSH))) errors.push(error);
  });
});

afterEach(async () => {
  await closeAll();
  const problems = [...clearAnswers().map((call) => `no answer to ${call}`), ...errors];
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
