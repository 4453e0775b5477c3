import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file on its way through the server, kept on the disk instead of in memory. It has no name there any more once it is
 * open, so that nothing of it is left behind, however the server ends.
 */
export class UploadedFile {
  #size = 0;

  private constructor(private readonly handle: FileHandle) {}

  static async create(): Promise<UploadedFile> {
    const path = join(tmpdir(), `rollcall-upload-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    await rm(path, { force: true });
    return new UploadedFile(handle);
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  async append(chunk: Buffer): Promise<void> {
    const { bytesWritten } = await this.handle.write(chunk, 0, chunk.length, this.#size);
    this.#size += bytesWritten;
  }

  /** The first bytes, at most so many. */
  async head(length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** The whole content from its beginning, again at each call. */
  async *chunks(): AsyncGenerator<Buffer> {
    let position = 0;
    while (position < this.#size) {
      const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

const CHUNK_BYTES = 64 * 1024;
