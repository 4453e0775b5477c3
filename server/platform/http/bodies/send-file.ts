import type { Response } from 'express';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';

/** Files generated at the same time. Each holds a page of rows and its state. */
const QUEUE = new WorkQueue({ atOnce: 6, waiting: 20, waitingEach: 1 });

/**
 * Sends a file that is generated while it is sent: few at a time, one per account. @param write writes all of it to the
 * response; a client that disconnects is not an error @throws Refusal too_many_requests, unavailable if too many wait
 */
export const sendFile = (account: number, res: Response, write: () => Promise<void>): Promise<void> =>
  QUEUE.run(account, async () => {
    try {
      if (!res.destroyed) await write();
    } catch (error) {
      if (!res.closed && !res.destroyed) throw error;
    }
  });
