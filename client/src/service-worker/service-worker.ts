import { cacheNames, Route, Serwist, type PrecacheEntry } from 'serwist';
import { isPhotoPath } from '#shared/covers/photo-path.ts';
import { isCacheable, isScreen } from './addresses.ts';
import { isReaderFile, readerFile } from './barcode-reader-files.ts';
import { currentOrPreviousFile, keepPreviousFiles } from './previous-files.ts';
import { isUnavailable } from './is-unavailable.ts';
import { photo, precachePhotos } from './photo-cache.ts';
import { listenForNotices } from './show-notice.ts';
import { networkOrCache, clearResponseCache, precacheResponses } from './response-cache.ts';
import { worker } from './worker-scope.ts';

/** Written by scripts/build-worker.mjs: the files of one language, among them the page without personal data. */
declare const FILES: PrecacheEntry[];
declare const SHELL: string;

/** Milliseconds until a screen is opened from the cache instead. */
const PATIENCE = 3_000;

const ofThisVersion = new Set(FILES.map(({ url }) => new URL(url, location.origin).pathname));

const serwist = new Serwist({
  precacheEntries: FILES,
  // Pages come from the server first: '/' must not be answered with the shell.
  precacheOptions: { directoryIndex: null, cleanURLs: false },
  clientsClaim: true,
});

serwist.registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && isCacheable(request),
    ({ request, event }) => networkOrCache(request, (work) => event.waitUntil(work)),
  ),
);
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isPhotoPath(url.pathname),
    ({ request, event }) => photo(request, (work) => event.waitUntil(work)),
  ),
);
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isReaderFile(url.pathname),
    ({ request }) => readerFile(request),
  ),
);
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    ({ request }) => currentOrPreviousFile(request),
  ),
);
serwist.registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(request.url),
    ({ request }) => pageOrShell(request),
  ),
);

/** The page from the server; the shell if the server is unreachable or slow. */
async function pageOrShell(request: Request): Promise<Response> {
  const pending = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const page = await Promise.race([pending, late]).catch(() => undefined);
  if (page !== undefined && !isUnavailable(page)) return page;
  return (await serwist.matchPrecache(SHELL)) ?? pending;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPreviousFiles(cacheNames.precache, (path) => ofThisVersion.has(path)));
});

worker.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/api/logout') event.waitUntil(clearResponseCache());
});

async function precacheForOffline(): Promise<void> {
  await precacheResponses();
  await precachePhotos();
}

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'KEEP_READY') event.waitUntil(precacheForOffline());
  if (data.type === 'HAS_FILE') event.ports[0]?.postMessage(ofThisVersion.has(data.path));
});

listenForNotices();
serwist.addEventListeners();
