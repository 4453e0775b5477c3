import type { Response } from 'express';
import { WorkQueue } from '#server/workers/work-queue.ts';

/** Files that are written at the same time. Each holds a page of rows and what it has to remember. */
const QUEUE = new WorkQueue({ atOnce: 6, waiting: 20, waitingEach: 1 });

/**
 * Sends a file that is written while it is sent: few at a time, one of each account.
 * @param write writes all of it to the response; a reader who goes away in the middle is no error
 * @throws Refusal too_many_requests, unavailable where too many wait
 */
export const sendFile = (account: number, res: Response, write: () => Promise<void>): Promise<void> =>
  QUEUE.run(account, async () => {
    try {
      if (!res.destroyed) await write();
    } catch (error) {
      if (!res.closed && !res.destroyed) throw error;
    }
  });
