import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** Simulates a new tab. */
const newTab = () => import('./host-choice.ts');

test('the selected host is stored on the device per user', async () => {
  const tab = await newTab();
  expect(tab.hostChoice(5)).toBeNull();
  tab.chooseHost(5, 7);
  vi.resetModules();
  const next = await newTab();
  expect([next.hostChoice(5), next.hostChoice(6)]).toEqual([7, null]);
  next.chooseHost(5, null);
  expect([next.hostChoice(5), stored.size]).toEqual([null, 0]);
});

test('a change in another tab does not affect this tab', async () => {
  const tab = await newTab();
  expect(tab.hostChoice(5)).toBeNull();
  stored.set('rollcall.hosts-for.1.5', '7');
  expect(tab.hostChoice(5)).toBeNull();
});

test('a selection notifies its listeners, and works without storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const tab = await newTab();
  const listener = vi.fn<() => void>();
  const stop = tab.subscribeToHostChoice(listener);
  tab.chooseHost(5, 7);
  tab.chooseHost(5, 7);
  stop();
  tab.chooseHost(5, null);
  expect([listener.mock.calls.length, tab.hostChoice(5)]).toEqual([1, null]);
});

test('a stored value that is not an id is ignored', async () => {
  stored.set('rollcall.hosts-for.1.5', '7; drop');
  expect((await newTab()).hostChoice(5)).toBeNull();
});
