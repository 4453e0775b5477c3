import type { BarcodeReader } from './barcode-reader.ts';
import type { WorkerAnswer } from './barcode-worker.ts';

/** Pixels of a picture's longer side: more makes reading slower, not better. */
const LONGER_SIDE = 1024;

/** A reader in a worker, which alone may compile WebAssembly. Rejects if it cannot be loaded. */
export async function openWasmReader(): Promise<BarcodeReader> {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const first = await nextAnswer(worker).catch(() => ({ isReady: false }));
  if (!context || !('isReady' in first) || !first.isReady) {
    worker.terminate();
    throw new Error('the reader of barcodes could not be loaded');
  }
  return {
    read: async (video) => {
      const { videoWidth, videoHeight } = video;
      if (videoWidth === 0 || videoHeight === 0) return null;
      const scale = Math.min(1, LONGER_SIDE / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      const answer = nextAnswer(worker);
      worker.postMessage(picture, [picture.data.buffer]);
      const read = await answer;
      return 'code' in read ? read.code : null;
    },
    close: () => worker.terminate(),
  };
}

const nextAnswer = (worker: Worker): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
    worker.onerror = () => reject(new Error('the reader of barcodes has failed'));
  });
