import { getHeapStatistics } from 'node:v8';
import type { Request } from 'express';
import type pg from 'pg';
import { Refusal } from '#server/http/refusal.ts';
import { WorkQueue } from '#server/workers/work-queue.ts';
import { type Accepted, checkHead, discardRest, receiveFile } from './receive-file.ts';
import { UploadSpace } from './upload-space.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Uploads received at the same time: each needs disk space, and little memory. */
const RECEIVED_AT_ONCE = 8;
/** Limits of waiting requests, in total and per account, and their maximum wait. */
const REQUESTS = { waiting: 24, waitingEach: 3, maxWaitMs: 45_000 };
/** Heap bytes for each file being processed. */
const HEAP_BYTES_EACH = 120 * 1024 * 1024;

/** Receives and processes uploads, one per account at a time. */
export class Uploads {
  /** Limits work on files and whole accounts, which needs memory and a database connection. */
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
   * Receives the file of a request and processes it. Nothing is read before its turn. @throws Refusal
   * unsupported_media_type, too_large, upload_incomplete, unavailable, and those of the work
   */
  async receive<T>(
    { req, account, accepted }: { req: Request; account: number; accepted: Accepted },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    try {
      checkHead(req, accepted);
      return await this.#places.run(account, () => this.#receive(req, { account, accepted }, work), req.res);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'upload_incomplete')) await discardRest(req);
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
