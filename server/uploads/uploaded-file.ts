import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noUploadSpace, type Uploader, UploadSpace } from './upload-space.ts';

const PREFIX = 'rollcall-upload-';
/** Bytes reserved at a time for a file of unknown size. */
const STEP_BYTES = 1024 * 1024;
/** Bytes read at a time before yielding to other requests. */
const CHUNK_BYTES = 16 * 1024;

/** A temporary file on disk. It is unlinked once open, so that nothing is left however the server ends. */
export class UploadedFile {
  #size = 0;
  #reserved = 0;
  #closed = false;

  private constructor(
    private readonly handle: FileHandle,
    private readonly space: UploadSpace,
    private readonly uploader: Uploader,
  ) {}

  /** @param expected size in bytes, if known @throws Refusal unavailable without space */
  static async create(
    space = new UploadSpace(),
    uploader: Uploader = { account: 0 },
    expected = 0,
  ): Promise<UploadedFile> {
    const path = join(tmpdir(), `${PREFIX}${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600).catch(orUnavailable);
    const file = new UploadedFile(handle, space, uploader);
    try {
      await rm(path, { force: true });
      await file.#reserve(expected);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  /** For reading at any place, while the file is open. */
  get fd(): number {
    return this.handle.fd;
  }

  /** An empty file of the same uploader, for what this one contains in another form. @throws Refusal unavailable */
  createSibling(): Promise<UploadedFile> {
    return UploadedFile.create(this.space, this.uploader);
  }

  /** @throws Refusal unavailable without space */
  async append(chunk: Buffer): Promise<void> {
    if (this.#size + chunk.length > this.#reserved) await this.#reserve(Math.max(STEP_BYTES, chunk.length));
    for (let from = 0; from < chunk.length;) {
      const { bytesWritten } = await this.handle
        .write(chunk, from, chunk.length - from, this.#size)
        .catch(orUnavailable);
      if (bytesWritten === 0) throw noUploadSpace();
      from += bytesWritten;
      this.#size += bytesWritten;
      this.space.written(bytesWritten);
    }
  }

  async #reserve(bytes: number): Promise<void> {
    if (bytes === 0) return;
    await this.space.reserve(this.uploader, bytes);
    this.#reserved += bytes;
  }

  /** The first bytes, up to a length. */
  async head(length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** The whole content from the start; can be repeated. */
  async *chunks(): AsyncGenerator<Buffer> {
    let position = 0;
    while (position < this.#size) {
      const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Releases its space; idempotent. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.handle.close();
    this.space.release(this.uploader, this.#reserved, this.#size);
  }
}

/** @throws Refusal unavailable if the disk is full */
function orUnavailable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  throw code === 'ENOSPC' || code === 'EDQUOT' ? noUploadSpace() : error;
}

/** Deletes files of a server that was killed before it had unlinked them. */
export async function deleteLeftUploads(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names) if (name.startsWith(PREFIX)) await rm(join(tmpdir(), name), { force: true });
}
