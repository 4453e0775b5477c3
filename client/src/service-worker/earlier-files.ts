/** Files of the version before, for pages that are open in it while a new one takes over. */
const EARLIER = 'rollcall-earlier-files';

/**
 * Puts aside the files that the new version no longer has.
 * @param precache the name of the cache in which the version before keeps them
 * @param isCurrent whether a path is of the new version
 */
export async function putAside(precache: string, isCurrent: (path: string) => boolean): Promise<void> {
  if (!(await caches.has(precache))) return;
  const files = await caches.open(precache);
  const gone = (await files.keys()).filter(({ url }) => !isCurrent(new URL(url).pathname));
  if (gone.length === 0) return;
  await caches.delete(EARLIER);
  const aside = await caches.open(EARLIER);
  for (const request of gone) {
    const file = await files.match(request);
    if (file) await aside.put(request, file);
  }
}

/** A file of this version or a later one from the server, of the one before from the device. */
export async function fileOrEarlier(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: EARLIER });
  return kept ?? fetch(request);
}
