import type { RsvpAnswer } from '#shared/enums.ts';
import type { Connection } from '#server/database/database.ts';
import { latestAnswer } from '#server/domain/nights/answer-history.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';

/** A guest's answer, even while they wait for a seat or approval; null if none. */
export async function standingAnswer(db: Connection, guest: AttendeeRow): Promise<RsvpAnswer | null> {
  const { id, status, awaitsApproval, waitingSince } = guest;
  if (status !== 'invited') return status;
  if (!awaitsApproval) return waitingSince === null ? null : 'accepted';
  const given = (await latestAnswer(db, id))?.status;
  return given === 'invited' ? null : (given ?? null);
}
