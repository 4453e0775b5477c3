import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Bytes of the folder left to others. */
const LEFT_FREE = 2 * 1024 * 1024;
const RETRY_SECONDS = 30;

export const noRoom = () =>
  new Refusal('unavailable', {
    message: 'The server has no room for this file at the moment. Please try again in half a minute.',
    retryAfterSeconds: RETRY_SECONDS,
  });

/** Free bytes in the folder for temporary files. */
async function freeInFolder(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

/** Limits the space of temporary files of one server, in total and per account. */
export class UploadSpace {
  readonly #ofAccount = new Map<number, number>();
  /** Bytes that are reserved but not written yet. */
  #unwritten = 0;

  constructor(private readonly free: () => Promise<number> = freeInFolder) {}

  /** @throws Refusal unavailable if there is not enough */
  async reserve(account: number, bytes: number): Promise<void> {
    const free = await this.free();
    const own = (this.#ofAccount.get(account) ?? 0) + bytes;
    if (own > MAX_ACCOUNT_FILE_BYTES || bytes + this.#unwritten > free - LEFT_FREE) throw noRoom();
    this.#ofAccount.set(account, own);
    this.#unwritten += bytes;
  }

  /** Records reserved bytes that are now on disk. */
  written(bytes: number): void {
    this.#unwritten -= bytes;
  }

  /** Releases a reservation; `written` bytes of it were used. */
  release(account: number, reserved: number, written: number): void {
    const own = (this.#ofAccount.get(account) ?? 0) - reserved;
    if (own > 0) this.#ofAccount.set(account, own);
    else this.#ofAccount.delete(account);
    this.#unwritten -= reserved - written;
  }

  /** Bytes reserved by all accounts. */
  get reserved(): number {
    return [...this.#ofAccount.values()].reduce((sum, bytes) => sum + bytes, 0);
  }
}
