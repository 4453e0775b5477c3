import { getHeapStatistics } from 'node:v8';
import type { Request } from 'express';
import type pg from 'pg';
import { Refusal } from '#server/http/refusal.ts';
import { WorkQueue } from '#server/workers/work-queue.ts';
import { type Accepted, checkHead, letBy, receiveFile } from './receive-file.ts';
import { UploadSpace } from './upload-space.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Files that come in at once: each takes room on the disk, and next to no memory. */
const RECEIVED_AT_ONCE = 8;
/** Requests that wait, of all accounts and of one, and for how long. */
const REQUESTS = { waiting: 24, waitingEach: 3, patienceMs: 45_000 };
/** Bytes of the heap for each file that is worked on at once. */
const HEAP_BYTES_EACH = 120 * 1024 * 1024;

/** What one server does with files that are sent to it, one of each account at a time. */
export class Uploads {
  /** Of the work on files and on accounts as a whole, which takes memory and a connection to the database. */
  readonly work: WorkQueue;
  readonly #places = new WorkQueue({ ...REQUESTS, atOnce: RECEIVED_AT_ONCE });

  constructor(
    pool: pg.Pool,
    readonly space = new UploadSpace(),
  ) {
    const byMemory = Math.floor(getHeapStatistics().heap_size_limit / HEAP_BYTES_EACH);
    const byConnections = Math.floor((pool.options.max ?? 2) / 3);
    this.work = new WorkQueue({ ...REQUESTS, atOnce: Math.max(1, Math.min(byMemory, byConnections)) });
  }

  /**
   * Receives the file of a request and works on it. None of it is read before its place is there.
   * @throws Refusal unsupported_media_type, too_large, upload_incomplete, unavailable, and what the work throws
   */
  async receive<T>(
    { req, account, accepted }: { req: Request; account: number; accepted: Accepted },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    try {
      checkHead(req, accepted);
      return await this.#places.run(account, () => this.#receive(req, { account, accepted }, work), req.res);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'upload_incomplete')) await letBy(req);
      throw error;
    }
  }

  async #receive<T>(
    req: Request,
    { account, accepted }: { account: number; accepted: Accepted },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    const file = await receiveFile(req, accepted, { space: this.space, account });
    try {
      return await this.work.run(account, () => work(file), req.res);
    } finally {
      await file.close();
    }
  }
}
