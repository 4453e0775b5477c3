/** The reader of barcodes for browsers that have none: too large for everybody, so it is kept once it was used. */
const READER = 'rollcall-barcode-reader';
const FILE = /^\/assets\/(barcode-worker|zxing_reader)-[\w-]+\.(js|wasm)$/;

const kindOf = (path: string): string | undefined => FILE.exec(path)?.[1];

export const isReaderFile = (path: string): boolean => kindOf(path) !== undefined;

/** A file of the reader from the device, else from the server; it replaces the same file of an earlier version. */
export async function readerFile(request: Request): Promise<Response> {
  const cache = await caches.open(READER);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const file = await fetch(request);
  if (!file.ok) return file;
  const kind = kindOf(new URL(request.url).pathname);
  for (const { url } of await cache.keys()) if (kindOf(new URL(url).pathname) === kind) await cache.delete(url);
  await cache.put(request.url, file.clone());
  return file;
}
