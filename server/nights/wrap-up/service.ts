import type * as z from 'zod';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { wrapUp as wrapping } from '#shared/nights/wrap-up-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { sameJson, countNightPlays, playColumns, writePlay } from '#server/plays/service.ts';
import { canWrapUp } from '#shared/nights/wrap-up.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getEvent } from '../events-service.ts';
import { type EventRow, updateEvent } from '../events-store.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { recordingKey, recordAttendance } from './store.ts';
import { queueResults, RESULTS_DELAY_MS } from './queue-results.ts';
import { tellResults } from '../channels/tell-channels.ts';

type Body = z.output<(typeof wrapping)['body']>;
type NightPlay = Body['plays'][number];

/**
 * Wraps a night up: attendance, plays, and status completed. A play is recorded once per key within the night; an
 * existing one is unchanged, and the result says whether it differs. Repeated calls add what is new. Attendance is for
 * every plan; on Premium Plus it also checks guests in. @throws Refusal not_found, event_cancelled, finding_date, event_to_come,
 * limit_reached, or invalid_request naming players, scores or seats
 */
export const wrapUp = (db: Database, owner: Owner, eventId: number, { came, plays, sendsResults }: Body) =>
  withOwnNightLock(
    db,
    owner,
    eventId,
    async (tx, event) => {
      if (event.status === 'cancelled') throw new Refusal('event_cancelled');
      if (event.status === 'finding_date') throw new Refusal('finding_date');
      const now = new Date();
      if (!canWrapUp(event, now)) throw new Refusal('event_to_come');
      await recordAttendance(tx, eventId, came, PLAN_LIMITS[owner.plan].premiumEvents ? now : null);
      const written = [];
      for (const play of plays) written.push(await writeNightPlay(tx, owner, event, play));
      if (written.some(({ wasThere }) => !wasThere)) await refuseTooManyPlays(tx, owner, eventId);
      await updateEvent(tx, event, { status: 'completed' });
      const mailed = sendsResults ? await queueResults(tx, event) : 0;
      if (sendsResults) await tellResults(tx, event, RESULTS_DELAY_MS);
      await publishEventChanged(tx, eventId);
      return { event: await getEvent(tx, owner, eventId), plays: written, mailed };
    },
    withOwnerLock,
  );

/** @throws Refusal limit_reached, so that nothing of the wrap-up is written */
async function refuseTooManyPlays(tx: Transaction, owner: Owner, eventId: number): Promise<void> {
  if ((await countNightPlays(tx, owner.id, eventId)) > STORAGE_LIMITS.playsOnANight.most)
    throw limitReached('playsOnANight');
}

/**
 * The play counts as played at the night, whenever it is recorded; its games, including those bought since, are found
 * by title.
 */
async function writeNightPlay(tx: Transaction, owner: Owner, event: EventRow, sent: NightPlay) {
  const { key, gameId = null, gameTitle: title, bggId = null, ...play } = sent;
  const utcOffset = new ZoneClock(event.timeZone).offsetAt(event.date);
  const recording = {
    playedAt: event.date,
    utcOffset,
    idempotencyKey: recordingKey(event.id, key),
    markAsPlayed: true,
  };
  const { play: recorded, isNew } = await writePlay(
    tx,
    owner,
    { gameId, title, bggId },
    { ...play, ...recording },
    event.id,
  );
  return { key, play: recorded, wasThere: !isNew, differs: !isNew && differsFromRecorded(recorded, play) };
}

/** Whether an existing play has other players or another result. */
function differsFromRecorded(recorded: Play, sent: Omit<NightPlay, 'key' | 'gameId' | 'gameTitle' | 'bggId'>): boolean {
  const columns = playColumns(sent);
  const compared = [columns.players, columns.scores, columns.winner, columns.outcome ?? 'highest', columns.seats];
  return !sameJson(compared, [recorded.players, recorded.scores, recorded.winner, recorded.outcome, recorded.seats]);
}
