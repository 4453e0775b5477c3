import { isPhotoPath, photoInSize, PHOTOS } from '#shared/covers/photo-path.ts';
import { isUnavailable } from './is-unavailable.ts';
import { openResponseCache } from './response-cache.ts';

/** Photos in their larger size that are kept; the oldest are deleted. The smaller size of every photo is kept. */
const MAX_CARDS = 200;
const IN_LIST = new RegExp(`${PHOTOS}/\\d+/[\\da-f]{32}/card`, 'g');

const pathOf = (url: string): string => new URL(url).pathname;

/**
 * A photo from the device, else from the server: its address changes with it, so a kept one is never old. Offline a
 * photo in its other size stands in.
 * @param waitUntil keeps the worker alive until the copy is written
 */
export async function photo(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await openResponseCache();
  const cached = await cache?.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok && cache) waitUntil(store(cache, request.url, answer.clone()));
  if (answer && !isUnavailable(answer)) return answer;
  const small = await cache?.match(photoInSize(pathOf(request.url), 'list'));
  return small ?? answer ?? Response.error();
}

async function store(cache: Cache, url: string, answer: Response): Promise<void> {
  await cache.put(url, answer);
  const cards = (await photosIn(cache)).filter((path) => path.endsWith('/card'));
  for (const path of cards.slice(0, -MAX_CARDS)) await cache.delete(path);
}

const photosIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => pathOf(url)).filter((path) => isPhotoPath(path));

/** Keeps the smaller size of every photo in the kept list of games, and deletes those of earlier photos. */
export async function precachePhotos(): Promise<void> {
  const cache = await openResponseCache();
  const list = await cache?.match('/api/games');
  if (!cache || !list) return;
  const shown = new Set((await list.text()).match(IN_LIST));
  const cachedUrls = new Set(await photosIn(cache));
  for (const path of cachedUrls) if (!shown.has(photoInSize(path, 'card'))) await cache.delete(path);
  for (const card of shown) {
    const path = photoInSize(card, 'list');
    if (cachedUrls.has(path)) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (!answer || isUnavailable(answer) || answer.status === 429) return;
    if (answer.ok) await cache.put(path, answer);
  }
}
