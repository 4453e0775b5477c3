/** The reader of barcodes for browsers that have none: too large for everybody, so it is kept once it was used. */
const READER = 'rollcall-barcode-reader';
const FILE = /^\/assets\/(barcode-worker|zxing_reader)-[\w-]+\.(js|wasm)$/;

const kindOf = (path: string): string | undefined => FILE.exec(path)?.[1];

export const isReaderFile = (path: string): boolean => kindOf(path) !== undefined;

/** A file of the reader from the device, else from the server; it replaces the same file of an earlier version. */
export async function readerFile(request: Request): Promise<Response> {
  const cache = await caches.open(READER).catch(() => undefined);
  const cached = await cache?.match(request.url);
  if (cached) return cached;
  const file = await fetch(request);
  // On a full device it is not kept, and works all the same.
  if (file.ok && cache) await store(cache, request.url, file.clone()).catch(() => undefined);
  return file;
}

async function store(cache: Cache, url: string, file: Response): Promise<void> {
  const kind = kindOf(new URL(url).pathname);
  for (const { url: kept } of await cache.keys()) if (kindOf(new URL(kept).pathname) === kind) await cache.delete(kept);
  await cache.put(url, file);
}
