import type { Response } from 'express';
import { readPad, type ScorePad, type TakenEntry } from '#shared/score-pads/score-pads-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sendJson } from '#server/platform/http/bodies/send-json.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { shownPad } from './service.ts';
import * as store from './store.ts';

/** More devices than follow one pad. */
const WAITING_EACH = 60;
const LONG_READS = { atOnce: 16, waiting: 200, waitingEach: WAITING_EACH, maxWaitMs: 20_000 };

interface PadRequest {
  asker: Owner | null;
  code: string;
  /** Number of the last entry that the device has. */
  after: number;
}

type PadWithEntries = ScorePad & { entries: TakenEntry[] };

/**
 * Answers a pad with its entries after a number. Many entries, up to 8 MB that anybody with the code may ask for, are
 * read in batches while they are sent, for one reader of a pad at a time.
 */
export function padSender(db: Database) {
  const longReads = new WorkQueue(LONG_READS);
  /** @throws Refusal not_found, too_many_requests, unavailable */
  return async ({ asker, code, after }: PadRequest, res: Response): Promise<PadWithEntries | void> => {
    const found = await store.findPad(db, code);
    if (!found) throw new Refusal('not_found');
    const { id, lastSeq } = found.pad;
    const pad = shownPad(found, asker);
    // Read after the pad itself, so that a finished pad always includes its last entries.
    if (lastSeq - after <= store.ENTRIES_AT_ONCE) return { ...pad, entries: await store.entriesAfter(db, id, after) };
    const answer = { ...pad, entries: store.readEntriesAfter(db, id, after) };
    return longReads.run(id, () => sendJson(res, readPad.response, answer), res);
  };
}
