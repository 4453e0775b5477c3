import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Messages of the worker: first whether it could be loaded, then for each picture the digits found. */
export type WorkerAnswer = { isReady: boolean } | { code: string | null };

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'UPCA'], maxNumberOfSymbols: 1, tryInvert: false };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, not a window
const answer = (message: WorkerAnswer) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, OPTIONS)
    .then(([found]) => answer({ code: found?.text ?? null }))
    .catch(() => answer({ code: null }));
});

// The project's own file: by default the library would load it from another site.
prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true })
  .then(() => answer({ isReady: true }))
  .catch(() => answer({ isReady: false }));
