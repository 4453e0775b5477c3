import { beforeEach, expect, test, vi } from 'vitest';

const MOMENT = new Date('2026-12-04T19:00:00Z');
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The module as a page of this language loads it. */
function on(lang: string, words?: Record<string, string>) {
  const dataset = words && { words: JSON.stringify(words) };
  vi.stubGlobal('document', { documentElement: { lang }, body: { dataset: { ...dataset } } });
  return import('./words.ts');
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('an English page has its sentences in the script', async () => {
  const { t, momentText } = await on('en');
  expect(t('{answered} of {count} answered', { answered: 0, count: 6 })).toBe('0 of 6 answered');
  expect(momentText(MOMENT, 'UTC', DAY)).toBe('Fri 4 Dec');
});

test('another page brings them in its language', async () => {
  const { t, momentText } = await on('de', { '{answered} of {count} answered': '{answered} von {count} beantwortet' });
  expect(t('{answered} of {count} answered', { answered: 0, count: 6 })).toBe('0 von 6 beantwortet');
  expect(t('Copied')).toBe('Copied');
  expect(momentText(MOMENT, 'UTC', DAY)).toBe('Fr., 4. Dez.');
});
