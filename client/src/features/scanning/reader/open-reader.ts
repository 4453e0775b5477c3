import type { BarcodeReader } from './barcode-reader.ts';

/** The browser's own reader, else the one that is loaded for it. Rejects if that cannot be loaded. */
export async function openReader(): Promise<BarcodeReader> {
  const { openNativeReader } = await import('./native-reader.ts');
  const native = await openNativeReader();
  if (native) return native;
  const { openWasmReader } = await import('./wasm-reader.ts');
  return openWasmReader();
}
