import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());
const load = async () => (await import('./keep-storage.ts')).keepStorage;

test('a browser that refuses, or does not know the question, changes nothing', async () => {
  vi.stubGlobal('navigator', { storage: { persist: () => Promise.reject(new TypeError('no')) } });
  await expect((await load())()).resolves.toBeUndefined();
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  await expect((await load())()).resolves.toBeUndefined();
});

test('the browser is asked once', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const keepStorage = await load();
  await keepStorage();
  await keepStorage();
  expect(persist).toHaveBeenCalledOnce();
});
