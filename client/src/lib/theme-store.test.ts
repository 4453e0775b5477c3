import { beforeEach, expect, test, vi } from 'vitest';
import { readTheme, resolveTheme, setTheme, subscribeToTheme } from './theme-store.ts';

const saved = new Map<string, string>();
const page = { documentElement: { dataset: {} as Record<string, string> } };
let systemIsDark = false;
const nothing = () => {};
const closed = () => {
  throw new DOMException('denied');
};

beforeEach(() => {
  saved.clear();
  systemIsDark = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: systemIsDark,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
});

test('without a saved choice the system preference applies', () => {
  systemIsDark = true;
  expect(readTheme()).toBe('system');
  expect(resolveTheme('system')).toBe('dark');
});

test('an unknown stored value counts as no choice', () => {
  saved.set('rollcall-theme', 'sepia');
  expect(readTheme()).toBe('system');
});

test('a choice is saved, applied and announced to listeners', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToTheme(listener);
  setTheme('dark');
  expect(saved.get('rollcall-theme')).toBe('dark');
  expect(page.documentElement.dataset.theme).toBe('dark');
  setTheme('system');
  expect(saved.has('rollcall-theme')).toBe(false);
  expect(page.documentElement.dataset.theme).toBe('light');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test('without storage the choice lasts for the page', () => {
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  setTheme('dark');
  expect(readTheme()).toBe('system');
  expect(page.documentElement.dataset.theme).toBe('dark');
});
