/** Reads barcodes from a camera's picture. */
export interface BarcodeReader {
  /** The digits of an EAN or UPC in the present picture; null if there is none. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}
