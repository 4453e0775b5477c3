/** Keeps files of the previous version for pages that are still open in it. */
const EARLIER = 'rollcall-earlier-files';

/**
 * Moves files that the new version no longer has to a separate cache.
 * @param precache the cache of the previous version
 * @param isCurrent whether a path belongs to the new version
 */
export async function keepPreviousFiles(precache: string, isCurrent: (path: string) => boolean): Promise<void> {
  if (!(await caches.has(precache))) return;
  const files = await caches.open(precache);
  const outdated = (await files.keys()).filter(({ url }) => !isCurrent(new URL(url).pathname));
  if (outdated.length === 0) return;
  await caches.delete(EARLIER);
  const aside = await caches.open(EARLIER);
  for (const request of outdated) {
    const file = await files.match(request);
    if (file) await aside.put(request, file);
  }
}

/** Serves files of this version or a later one from the server, of the previous one from the device. */
export async function currentOrPreviousFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: EARLIER });
  return cached ?? fetch(request);
}
