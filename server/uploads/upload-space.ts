import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MAX_ACCOUNT_FILE_BYTES, MAX_PHOTO_BYTES } from '#shared/limits.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Bytes of the folder left to others. */
const LEFT_FREE = 2 * 1024 * 1024;
/** Bytes of the folder that only pictures get, however many large files are announced. */
const LEFT_TO_PICTURES = 8 * MAX_PHOTO_BYTES;
const RETRY_SECONDS = 30;

/** Who needs the space. */
export interface Uploader {
  account: number;
  /** The group of their address; files that the server makes itself have none. */
  address?: string;
  isPicture?: boolean;
}

export const noUploadSpace = () =>
  new Refusal('unavailable', {
    message: 'The server has no room for this file at the moment. Please try again in half a minute.',
    retryAfterSeconds: RETRY_SECONDS,
  });

/** Free bytes in the folder for temporary files. */
async function freeInFolder(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

/** Limits the space of temporary files of one server, in total, per account and per address. */
export class UploadSpace {
  readonly #ofAccount = new Map<number, number>();
  readonly #ofAddress = new Map<string, number>();
  /** Bytes that are reserved but not written yet. */
  #unwritten = 0;

  constructor(private readonly free: () => Promise<number> = freeInFolder) {}

  /** @throws Refusal unavailable if there is not enough */
  async reserve({ account, address = '', isPicture = false }: Uploader, bytes: number): Promise<void> {
    const left = (await this.free()) - LEFT_FREE - this.#unwritten;
    const own = (this.#ofAccount.get(account) ?? 0) + bytes;
    const ofAddress = (this.#ofAddress.get(address) ?? 0) + bytes;
    const mostOfAddress = Math.max(MAX_ACCOUNT_FILE_BYTES, (left + this.reserved) / 2);
    if (own > MAX_ACCOUNT_FILE_BYTES || (address !== '' && ofAddress > mostOfAddress)) throw noUploadSpace();
    if (bytes > left - (isPicture ? 0 : LEFT_TO_PICTURES)) throw noUploadSpace();
    this.#ofAccount.set(account, own);
    this.#ofAddress.set(address, ofAddress);
    this.#unwritten += bytes;
  }

  /** Records reserved bytes that are now on disk. */
  written(bytes: number): void {
    this.#unwritten -= bytes;
  }

  /** Releases a reservation; `written` bytes of it were used. */
  release({ account, address = '' }: Uploader, reserved: number, written: number): void {
    subtractBytes(this.#ofAccount, account, reserved);
    subtractBytes(this.#ofAddress, address, reserved);
    this.#unwritten -= reserved - written;
  }

  /** Bytes reserved by all accounts. */
  get reserved(): number {
    return [...this.#ofAccount.values()].reduce((sum, bytes) => sum + bytes, 0);
  }
}

function subtractBytes<K>(counted: Map<K, number>, key: K, bytes: number): void {
  const rest = (counted.get(key) ?? 0) - bytes;
  if (rest > 0) counted.set(key, rest);
  else counted.delete(key);
}
