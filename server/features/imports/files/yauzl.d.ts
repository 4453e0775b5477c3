declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  /** An entry of the central directory. Its sizes are what the archive claims. */
  export interface Entry {
    fileName: string;
    compressionMethod: number;
    isEncrypted(): boolean;
  }

  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  export function fromFdPromise(fd: number, options: { autoClose: boolean; lazyEntries: boolean }): Promise<ZipFile>;
}
