import { getHeapStatistics } from 'node:v8';
import type { Request } from 'express';
import type pg from 'pg';
import { MAX_PHOTO_BYTES } from '#shared/limits.ts';
import { addressGroup } from '#server/http/address-group.ts';
import { Refusal } from '#server/http/refusal.ts';
import { WorkQueue } from '#server/workers/work-queue.ts';
import { type Accepted, checkHead, discardRest, receiveFile } from './receive-file.ts';
import { type Uploader, UploadSpace } from './upload-space.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Maximum wait and number of waiting requests, in total and per account. */
const REQUESTS = { waiting: 32, waitingEach: 3, maxWaitMs: 45_000 };
/**
 * Uploads received at the same time: each needs disk space, and little memory. One address has at most half of the
 * places, however many accounts it has.
 */
const RECEIVED = { ...REQUESTS, atOnce: 16, ofGroup: { atOnce: 8, waiting: 24 } };
/** Heap bytes for each file being processed. */
const HEAP_BYTES_EACH = 120 * 1024 * 1024;
/** Pictures being processed at the same time. */
const PICTURES_AT_ONCE = 2;

/** Places for receiving files of a kind, and for processing them. */
interface Lane {
  places: WorkQueue;
  work: WorkQueue;
}

/** Receives and processes uploads, one per account and kind at a time: pictures do not wait for large files. */
export class Uploads {
  /** Limits work on files and whole accounts, which needs memory and a database connection. */
  readonly work: WorkQueue;
  readonly #files: Lane;
  readonly #pictures: Lane = {
    places: new WorkQueue(RECEIVED),
    work: new WorkQueue({ ...REQUESTS, atOnce: PICTURES_AT_ONCE }),
  };

  constructor(
    pool: pg.Pool,
    readonly space = new UploadSpace(),
  ) {
    const byMemory = Math.floor(getHeapStatistics().heap_size_limit / HEAP_BYTES_EACH);
    const byConnections = Math.floor((pool.options.max ?? 2) / 3);
    this.work = new WorkQueue({ ...REQUESTS, atOnce: Math.max(1, Math.min(byMemory, byConnections)) });
    this.#files = { places: new WorkQueue(RECEIVED), work: this.work };
  }

  /**
   * Receives the file of a request and processes it. Nothing is read before its turn. @throws Refusal
   * unsupported_media_type, too_large, upload_incomplete, unavailable, and those of the work
   */
  async receive<T>(
    { req, account, accepted }: { req: Request; account: number; accepted: Accepted },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    const isPicture = accepted.maxBytes <= MAX_PHOTO_BYTES;
    const lane = isPicture ? this.#pictures : this.#files;
    const uploader = { account, address: addressGroup(req.ip), isPicture };
    try {
      checkHead(req, accepted);
      const receive = () => this.#receive(req, { uploader, accepted, lane }, work);
      return await lane.places.run(account, receive, req.res, uploader.address);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'upload_incomplete')) await discardRest(req);
      throw error;
    }
  }

  async #receive<T>(
    req: Request,
    { uploader, accepted, lane }: { uploader: Uploader; accepted: Accepted; lane: Lane },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    const isAwaited = () => lane.places.isContended;
    const file = await receiveFile(req, accepted, { space: this.space, uploader, isAwaited });
    try {
      return await lane.work.run(uploader.account, () => work(file), req.res);
    } finally {
      await file.close();
    }
  }
}
