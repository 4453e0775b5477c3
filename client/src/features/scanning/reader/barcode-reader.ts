/** Reads barcodes from a camera's picture. */
export interface BarcodeReader {
  /** The digits of an EAN or UPC in the present picture; null if there is none. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

/** The browser's own reader, else the one that is loaded for it. Rejects if that cannot be loaded. */
export async function openReader(): Promise<BarcodeReader> {
  const { openNativeReader } = await import('./native-reader.ts');
  const native = await openNativeReader();
  if (native) return native;
  const { openWasmReader } = await import('./wasm-reader.ts');
  return openWasmReader();
}
