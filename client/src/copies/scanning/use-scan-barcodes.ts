import { useEffect, useEffectEvent, useState } from 'react';
import { readBarcode } from '#shared/copies/barcode.ts';
import type { BarcodeReader } from './barcode-reader.ts';

/** Milliseconds between a picture that was read and the next. */
const PAUSE = 80;

/**
 * Reads barcodes from a video while it is on. A code counts when two pictures in a row show it, and again only after another
 * one.
 * @param onCode with the code as `readBarcode` writes it
 * @returns whether the reader could not be loaded
 */
export function useScanBarcodes(
  video: HTMLVideoElement | null,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  const found = useEffectEvent(onCode);
  const reader = useReader(isOn, () => setFailed(true));
  useEffect(() => {
    if (!isOn || !reader || !video) return undefined;
    let isOver = false;
    let timer = 0;
    let seen: string | null = null;
    let reported: string | null = null;
    const look = async () => {
      const digits = await reader.read(video).catch(() => null);
      if (isOver) return;
      const code = digits === null ? null : readBarcode(digits);
      if (code !== null && code === seen && code !== reported) {
        reported = code;
        found(code);
      }
      seen = code;
      timer = window.setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn, reader, video]);
  return hasFailed;
}

/** A reader, opened when it is first needed and closed with the component. */
function useReader(isNeeded: boolean, onFailure: () => void): BarcodeReader | null {
  const [reader, setReader] = useState<BarcodeReader | null>(null);
  const [isRequested, setRequested] = useState(isNeeded);
  if (isNeeded && !isRequested) setRequested(true);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isRequested) return undefined;
    let opened: BarcodeReader | null = null;
    let isOver = false;
    openReader()
      .then((made) => {
        opened = made;
        if (isOver) made.close();
        else setReader(made);
      })
      .catch(() => {
        if (!isOver) failed();
      });
    return () => {
      isOver = true;
      opened?.close();
      setReader(null);
    };
  }, [isRequested]);
  return reader;
}

/** The browser's own reader, else the one that is loaded for it. Rejects if that cannot be loaded. */
async function openReader(): Promise<BarcodeReader> {
  const { openNativeReader } = await import('./native-reader.ts');
  const native = await openNativeReader();
  if (native) return native;
  const { openWasmReader } = await import('./wasm-reader.ts');
  return openWasmReader();
}
