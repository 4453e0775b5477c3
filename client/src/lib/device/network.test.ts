import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from './names.ts';

type Module = typeof import('./network.ts');
let network: Module;
let probes: number;
let answer: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  probes = 0;
  answer = () => Promise.resolve(new Response('{}'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => {
    probes += 1;
    return answer();
  });
  network = await import('./network.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const settled = () => vi.advanceTimersByTimeAsync(0);

test('one failed call is no loss of the network, as long as the server answers', async () => {
  network.recordFailure(new TypeError('Failed to fetch'));
  await settled();
  expect([network.isOnline(), probes]).toEqual([true, 1]);
});

test('a call that was given up says nothing of the network', async () => {
  network.recordFailure(new DOMException('', 'AbortError'));
  await settled();
  expect(probes).toBe(0);
});

test('the server is tried again with exponential backoff, and all listeners learn when it answers', async () => {
  const back = vi.fn<() => void>();
  network.onBackOnline(back);
  answer = away;
  await network.doubtNetwork();
  expect(network.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect([probes, network.isOnline()]).toEqual([3, false]);
  answer = () => Promise.resolve(new Response('{}'));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(network.isOnline()).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(probes).toBe(4);
});

test('what stands before a server that is not there does not count as an answer; a refusal does', async () => {
  answer = () => Promise.resolve(new Response('', { status: 502 }));
  await network.doubtNetwork();
  expect(network.isOnline()).toBe(false);
  network.recordResponse(new Response('', { status: 404 }));
  expect(network.isOnline()).toBe(true);
});

test('a copy of the device is a reason to ask the server', async () => {
  answer = away;
  network.recordResponse(new Response('[]', { headers: { [CACHED_AT_HEADER]: '2026-03-14T18:40:00.000Z' } }));
  await settled();
  expect(network.isOnline()).toBe(false);
});

test('a copy in the place of an answer that took too long is asked for again, but not at once', async () => {
  const back = vi.fn<() => void>();
  network.onBackOnline(back);
  network.recordResponse(new Response('[]', { headers: { [CACHED_AT_HEADER]: '2026-03-14T18:40:00.000Z' } }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect([network.isOnline(), back.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(back).toHaveBeenCalledTimes(1);
});
