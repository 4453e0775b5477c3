import { copyResponse } from 'serwist';
import { RESPONSE_CACHES, CACHED_AT_HEADER } from '#client/lib/device/service-worker-messages.ts';
import { USER_ID_HEADER } from '#shared/user-id-header.ts';
import { CACHED_PATHS, isOfNights, nightsOf, pathOf, pathsOfNight } from './addresses.ts';
import { isUnavailable } from './is-unavailable.ts';
import { type ListedNight, nextNights } from './next-nights.ts';

/** Milliseconds until a silent server counts as unreachable if a cached answer exists. */
const PATIENCE = 10_000;
const HOUR_MS = 3_600_000;

/** Raised by every deletion: an answer requested before it must not be cached after it. */
let era = 0;

const responseCaches = async () => (await caches.keys()).filter((name) => name.startsWith(RESPONSE_CACHES));

/** Deletes all cached answers except those of one person. */
export async function clearResponseCache(except?: string): Promise<void> {
  if (except === undefined) era += 1;
  for (const name of await responseCaches()) if (name !== except) await caches.delete(name);
}

/** The cache of the signed-in person; absent before the first cached answer. */
export async function openResponseCache(): Promise<Cache | undefined> {
  const [name] = await responseCaches();
  return name === undefined ? undefined : caches.open(name);
}

const find = async (url: string): Promise<Response | undefined> =>
  (await openResponseCache())?.match(url, { ignoreVary: true });

async function store(url: string, answer: Response, requestedIn: number): Promise<void> {
  const person = answer.headers.get(USER_ID_HEADER);
  if (person === null || requestedIn !== era) return;
  const copy = await copyResponse(answer, (init) => {
    const headers = new Headers(init.headers);
    // The body has been unpacked by now.
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
    headers.set(CACHED_AT_HEADER, new Date().toISOString());
    return { ...init, headers };
  });
  const name = RESPONSE_CACHES + person;
  await clearResponseCache(name);
  if (requestedIn === era) await (await caches.open(name)).put(url, copy);
}

/** What is gone, or no longer theirs, must not stay on the device. */
const forget = async (url: string) => (await openResponseCache())?.delete(url, { ignoreVary: true });

/**
 * The server's answer, which is cached separately for each person; offline, or if the server cannot answer, the cached
 * copy. Signed-out people, or somebody else, find nothing.
 * @param waitUntil keeps the worker alive until the copy is written
 */
export async function networkOrCache(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const requestedIn = era;
  const pending = fetch(request.clone());
  const answer = await soon(pending).catch(() => undefined);
  if (answer === undefined || isUnavailable(answer)) return (await find(request.url)) ?? pending;
  if (answer.status === 401) await clearResponseCache();
  else if (answer.ok) waitUntil(store(request.url, answer.clone(), requestedIn));
  else if (answer.status === 404) waitUntil(forget(request.url));
  return answer;
}

/** The answer, unless it takes too long. */
function soon(pending: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([pending, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Fetches answers that screens need if they are missing or older than an hour. */
export async function precacheResponses(): Promise<void> {
  await precache(CACHED_PATHS);
  await precacheNextNights();
}

/** The same for the pages of the next nights, own and of organizations hosted for; answers about others are deleted. */
async function precacheNextNights(): Promise<void> {
  const cache = await openResponseCache();
  const user = (await (await find('/api/auth/user'))?.json()) as { hostsFor: { id: number }[] } | undefined;
  if (!cache || !user) return;
  const lists = user.hostsFor.map(({ id }) => nightsOf(id));
  await precache(lists);
  const nights = await Promise.all(['/api/events', ...lists].map(nextOf));
  const paths = nights.flat().flatMap(pathsOfNight);
  for (const { url } of await cache.keys())
    if (isOfNights(pathOf(url)) && ![...lists, ...paths].includes(pathOf(url)))
      await cache.delete(url, { ignoreVary: true });
  await precache(paths);
}

async function nextOf(list: string): Promise<ListedNight[]> {
  const answer = await find(list);
  return answer ? nextNights((await answer.json()) as ListedNight[], new Date()) : [];
}

async function precache(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const request = new Request(new URL(path, location.origin));
    const cachedAt = (await find(request.url))?.headers.get(CACHED_AT_HEADER) ?? null;
    if (cachedAt !== null && Date.now() - Date.parse(cachedAt) < HOUR_MS) continue;
    const stored: Promise<unknown>[] = [];
    await networkOrCache(request, (work) => stored.push(work)).catch(() => undefined);
    await Promise.all(stored);
  }
}
