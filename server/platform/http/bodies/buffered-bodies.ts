import type { Response } from 'express';
import { Refusal } from '../refusal.ts';

interface Bounds {
  /** Smaller bodies are not counted. */
  fromBytes: number;
  /** Limits for all bodies, and for those of one account. */
  bytes: number;
  bytesEach: number;
}

const MEGABYTE = 1024 * 1024;
const BOUNDS: Bounds = { fromBytes: MEGABYTE, bytes: 48 * MEGABYTE, bytesEach: 32 * MEGABYTE };
const RETRY_SECONDS = 10;

interface Held {
  account: number;
  answers: number;
}

/** Counts large bodies that open answers keep in memory. A body that several answers send counts once. */
export class BufferedBodies {
  readonly #held = new Map<Uint8Array, Held>();

  constructor(private readonly bounds: Bounds = BOUNDS) {}

  /**
   * Counts a body until its answer is closed.
   * @param account 0 for a visitor
   * @throws Refusal unavailable while unread answers take too much memory, of all or of this account
   */
  hold(body: Uint8Array, account: number, res: Response): void {
    if (body.length < this.bounds.fromBytes || res.destroyed) return;
    const held = this.#held.get(body) ?? { account, answers: 0 };
    if (held.answers === 0 && !this.#fits(body, account))
      throw new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    held.answers += 1;
    this.#held.set(body, held);
    res.once('close', () => {
      held.answers -= 1;
      if (held.answers === 0) this.#held.delete(body);
    });
  }

  #fits(body: Uint8Array, account: number): boolean {
    let [all, own] = [body.length, body.length];
    for (const [{ length }, held] of this.#held) {
      all += length;
      if (held.account === account) own += length;
    }
    return all <= this.bounds.bytes && own <= this.bounds.bytesEach;
  }
}
