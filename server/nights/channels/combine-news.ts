import type { NewsKind } from '#shared/enums.ts';
import { mergedChanges } from '#shared/nights/event-changes.ts';
import { dateSetPayload, movedPayload } from './payloads.ts';

interface News {
  news: NewsKind | null;
  payload: Record<string, unknown>;
}

/** News that is queued. */
interface Queued extends News {
  attempts: number;
}

interface Combined<W> {
  /** Whether the newer one is queued by itself. */
  isQueued: boolean;
  /** One that waits and has nothing left to say. */
  emptied?: W;
  /** One that waits, with what it says now. */
  merged?: W & News;
}

/** It tells of the night for the first time, as it is when it leaves. */
const announces = ({ news, payload }: News): boolean =>
  news === 'night.planned' || (news === 'night.date_set' && !dateSetPayload.parse(payload).again);

/** It may have arrived even if it is tried again. */
const isUntold = ({ attempts, payload }: Queued): boolean => attempts === 0 && !payload['isResent'];

/** What newer news of a night makes of that which a channel was not told yet. */
export function combineNews<W extends Queued>(waiting: readonly W[], newer: News): Combined<W> {
  const isNew = waiting.some((row) => announces(row) && isUntold(row));
  switch (newer.news) {
    case 'night.moved':
      return isNew ? { isQueued: false } : combineMoves(waiting, newer);
    case 'night.cancelled':
      return { isQueued: !isNew };
    case 'night.date_set':
      return { isQueued: !waiting.some(({ news }) => news === 'night.date_set') };
    default:
      return { isQueued: true };
  }
}

function combineMoves<W extends News>(waiting: readonly W[], newer: News): Combined<W> {
  const moved = waiting.find(({ news }) => news === 'night.moved');
  const { changes: later } = movedPayload.parse(newer.payload);
  if (!moved) return { isQueued: later.length > 0 };
  const changes = mergedChanges(movedPayload.parse(moved.payload).changes, later);
  if (changes.length === 0) return { isQueued: false, emptied: moved };
  return { isQueued: false, merged: { ...moved, payload: { changes } } };
}
