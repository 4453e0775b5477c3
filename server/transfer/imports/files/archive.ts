import * as yauzl from 'yauzl';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import {
  archiveInArchive,
  brokenArchive,
  FITTING,
  lockedArchive,
  nothingInArchive,
  severalFiles,
  tooLargeInside,
  tooManyEntries,
} from './file-errors.ts';

const MAX_ENTRIES = 1_000;

/** A ZIP archive: its files by their names. Only names are known; sizes are counted while a file is unpacked. */
export class Archive {
  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  /** @throws Refusal invalid_file */
  static async open(file: UploadedFile): Promise<Archive> {
    try {
      const zip = await yauzl.fromFdPromise(file.fd, { autoClose: false, lazyEntries: true });
      const entries = new Map<string, yauzl.Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MAX_ENTRIES) throw tooManyEntries(MAX_ENTRIES);
        if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries);
    } catch (error) {
      throw error instanceof Refusal ? error : brokenArchive();
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The content of a file, at most so many bytes of it. @throws Refusal invalid_file */
  async *unpack(name: string, maxBytes: number): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw brokenArchive();
    if (entry.isEncrypted()) throw lockedArchive();
    let bytes = 0;
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLargeInside();
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Refusal ? error : brokenArchive();
    }
  }
}

/** What systems put into archives beside the files that were meant. */
const isOfSystem = (name: string): boolean =>
  /(?:^|\/)(?:\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|^__MACOSX\//i.test(name);
const NESTED = ['.zip', '.gz', '.tgz', '.7z', '.rar', '.tar', '.bz2', '.xz'];
const endsWith = (endings: readonly string[]) => (name: string) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** The only file of an archive that can be imported. @throws Refusal invalid_file where there is none, or several */
export function fittingFile(archive: Archive): string {
  const names = archive.names.filter((name) => !isOfSystem(name));
  const fitting = names.filter(endsWith(FITTING));
  const found = fitting.length > 0 ? fitting : names.filter(endsWith(['.txt', '.tsv']));
  const [name] = found;
  if (found.length > 1) throw severalFiles(found);
  if (name !== undefined) return name;
  const nested = names.find(endsWith(NESTED));
  throw nested === undefined ? nothingInArchive() : archiveInArchive(nested);
}

/** Writes a file of an archive to another one. @throws Refusal invalid_file */
export async function unpackInto(archive: Archive, name: string, to: UploadedFile): Promise<void> {
  for await (const chunk of archive.unpack(name, MAX_FILE_BYTES)) await to.append(chunk);
}
