import { finished, Writable } from 'node:stream';
import type { Request } from 'express';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { type Accepted, checkHead, dropRest, tooLarge } from './accepted.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Maximum wait and number of waiting requests, in total and per account. */
const REQUESTS = { waiting: 32, waitingEach: 3, maxWaitMs: 45_000 };
/** Files received at the same time. One address has at most half of the places, however many accounts it has. */
const RECEIVED = { ...REQUESTS, atOnce: 16, ofGroup: { atOnce: 8, waiting: 24 } };

/** Receives and processes files, one per account at a time. */
export class Uploads {
  /** Work on files and whole accounts, one at a time: two would make others wait twice as long for their turn. */
  readonly work = new WorkQueue({ ...REQUESTS, atOnce: 1 });
  readonly #places = new WorkQueue(RECEIVED);

  /**
   * Receives the file of a request and processes it. Nothing is read before its turn. @throws Refusal
   * unsupported_media_type, too_large, upload_incomplete, unavailable, and those of the work
   */
  async receive<T>(
    { req, account, accepted }: { req: Request; account: number; accepted: Accepted },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    const receive = async () => {
      const file = await UploadedFile.create();
      try {
        await readInto(file, req, accepted);
        return await this.work.run(account, () => work(file), req.res);
      } finally {
        await file.close();
      }
    };
    try {
      checkHead(req, accepted);
      return await this.#places.run(account, receive, req.res, addressGroup(req.ip));
    } catch (error) {
      await dropRest(req);
      throw error;
    }
  }
}

/** The server's own time limits end slow senders. */
async function readInto(file: UploadedFile, req: Request, accepted: Accepted): Promise<void> {
  let received = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > accepted.maxBytes) done(tooLarge(accepted));
      else file.append(chunk).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    sink.once('finish', resolve).once('error', reject);
    finished(req, { writable: false }, (error) => {
      if (error) reject(new Refusal('upload_incomplete'));
    });
    req.pipe(sink);
  });
}
