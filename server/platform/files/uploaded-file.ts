import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

const PREFIX = 'rollcall-upload-';
/** Bytes read at a time before yielding to other requests. */
const CHUNK_BYTES = 16 * 1024;
const RETRY_SECONDS = 30;

/** A temporary file on disk. It is unlinked once open, so that nothing is left however the server ends. */
export class UploadedFile {
  #size = 0;
  #closed = false;

  private constructor(private readonly handle: FileHandle) {}

  /** @throws Refusal unavailable if the disk is full */
  static async create(): Promise<UploadedFile> {
    const path = join(tmpdir(), `${PREFIX}${randomUUID()}`);
    const file = new UploadedFile(await open(path, 'wx+', 0o600).catch(orUnavailable));
    await rm(path, { force: true });
    return file;
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  /** For reading at any place, while the file is open. */
  get fd(): number {
    return this.handle.fd;
  }

  /** @throws Refusal unavailable if the disk is full */
  async append(chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length;) {
      const { bytesWritten } = await this.handle
        .write(chunk, from, chunk.length - from, this.#size)
        .catch(orUnavailable);
      if (bytesWritten === 0) throw noRoom();
      from += bytesWritten;
      this.#size += bytesWritten;
    }
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

  /** Leaves its space; idempotent. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.handle.close();
  }
}

const noRoom = () =>
  new Refusal('unavailable', {
    message: t('The server has no room for this file at the moment. Please try again in half a minute.'),
    retryAfterSeconds: RETRY_SECONDS,
  });

/** @throws Refusal unavailable if the disk is full */
function orUnavailable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  throw code === 'ENOSPC' || code === 'EDQUOT' ? noRoom() : error;
}

/** Deletes files of a server that was killed before it had unlinked them. */
export async function deleteLeftUploads(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names) if (name.startsWith(PREFIX)) await rm(join(tmpdir(), name), { force: true });
}
