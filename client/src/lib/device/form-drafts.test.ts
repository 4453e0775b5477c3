import { afterEach, expect, test, vi } from 'vitest';
import { readFormDraft, writeFormDraft } from './form-drafts.ts';

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is read under its own key only', () => {
  stubStorage();
  writeFormDraft('5.game', { typed: { title: 'Azul' }, filled: {} });
  expect(readFormDraft('5.game')).toEqual({ typed: { title: 'Azul' }, filled: {} });
  expect(readFormDraft('7.game')).toBeNull();
});

test('a draft without differences is deleted', () => {
  const stored = stubStorage();
  writeFormDraft('5.game', { typed: { title: 'Azul' }, filled: {} });
  writeFormDraft('5.game', { typed: {}, filled: {} });
  expect(stored.size).toBe(0);
});

test('without storage there is no draft and no error', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  writeFormDraft('5.game', { typed: { title: 'Azul' }, filled: {} });
  expect(readFormDraft('5.game')).toBeNull();
});
