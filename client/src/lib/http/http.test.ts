import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deletePlay } from '#shared/plays/plays-contract.ts';
import { isUnreachable } from '../device/unreachable.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  vi.unstubAllGlobals();
});

const pageOfNetwork = () =>
  new Response('<p>Welcome to our hotel</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test('a page that a network answers with in place of the server is no success, but an unreachable server', async () => {
  vi.stubGlobal('fetch', async () => pageOfNetwork());
  const { call } = await import('./http.ts');
  const failure = await call(deletePlay, { params: { id: 1 } }).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
});
