import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from './service-worker-messages.ts';

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

test('one failed call does not count as offline while the server responds', async () => {
  network.recordFailure(new TypeError('Failed to fetch'));
  await settled();
  expect([network.isOnline(), probes]).toEqual([true, 1]);
});

test('an aborted call does not trigger a probe', async () => {
  network.recordFailure(new DOMException('', 'AbortError'));
  await settled();
  expect(probes).toBe(0);
});

test('the server is probed with exponential backoff, and listeners are notified when it responds', async () => {
  const back = vi.fn<() => void>();
  network.onBackOnline(back);
  answer = away;
  await network.recheckNetwork();
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

test('a proxy error counts as offline; a refusal of the server counts as online', async () => {
  answer = () => Promise.resolve(new Response('', { status: 502 }));
  await network.recheckNetwork();
  expect(network.isOnline()).toBe(false);
  network.recordResponse(new Response('', { status: 404 }));
  expect(network.isOnline()).toBe(true);
});

test('a response from the offline cache triggers a probe', async () => {
  answer = away;
  network.recordResponse(new Response('[]', { headers: { [CACHED_AT_HEADER]: '2026-03-14T18:40:00.000Z' } }));
  await settled();
  expect(network.isOnline()).toBe(false);
});

test('a cached response after a timeout is refetched, but not at once', async () => {
  const back = vi.fn<() => void>();
  network.onBackOnline(back);
  network.recordResponse(new Response('[]', { headers: { [CACHED_AT_HEADER]: '2026-03-14T18:40:00.000Z' } }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect([network.isOnline(), back.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(back).toHaveBeenCalledTimes(1);
});

test('a page that a network answers with, to ask people to sign in to it, counts as offline', async () => {
  const page = () => new Response('<p>Welcome to our hotel</p>', { headers: { 'Content-Type': 'text/html' } });
  answer = () => Promise.resolve(page());
  network.recordResponse(page());
  await settled();
  expect(network.isOnline()).toBe(false);
});

test('a second check waits for the one that is under way', async () => {
  let fail = () => {};
  answer = () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  network.recordFailure(new TypeError('Failed to fetch'));
  const checked = network.recheckNetwork().then(() => network.isOnline());
  fail();
  expect([await checked, probes]).toEqual([false, 1]);
});
