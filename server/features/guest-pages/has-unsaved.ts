import type { RsvpAnswer } from '#shared/enums.ts';
import type { Connection } from '#server/database/database.ts';
import { latestAnswer } from '#server/domain/nights/answer-history.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';
import { dateAnswersBy } from '#server/domain/nights/date-poll/poll-store.ts';
import { type Vote, votesBy } from '#server/domain/votes/votes-store.ts';
import type { Typed } from './guest-forms.ts';
import type { Invited } from './own-page.ts';
import { isUnsaved, isUnsavedDates, type Marks } from './unsaved-input.ts';
import { initialAnswers } from './views/answer-section.ts';
import { initialDateAnswers } from './views/dates/ask-page.ts';

/** A guest's answer, even while they wait for a seat or approval; null if none. */
export async function currentAnswer(db: Connection, guest: AttendeeRow): Promise<RsvpAnswer | null> {
  const { id, status, awaitsApproval, waitingSince } = guest;
  if (status !== 'invited') return status;
  if (!awaitsApproval) return waitingSince === null ? null : 'accepted';
  const given = (await latestAnswer(db, id))?.status;
  return given === 'invited' ? null : (given ?? null);
}

/** Whether input beside what was just saved would be lost by a redirect. It reads the guest's own rows only. */
export async function hasUnsaved(db: Connection, { event, guest }: Invited, rest: Typed): Promise<boolean> {
  const saved = initialAnswers(guest, await currentAnswer(db, guest), null);
  return event.status === 'finding_date'
    ? isUnsavedDates(rest, { ...saved, ...initialDateAnswers(guest, await dateAnswersBy(db, guest.id)) })
    : isUnsaved(rest, saved, marksFrom(await votesBy(db, guest.id)));
}

function marksFrom(votes: readonly Vote[]): Marks {
  const of = (kind: Vote['kind']) => votes.filter((vote) => vote.kind === kind).map(({ number }) => number);
  return { approves: of('approve'), teaches: of('teach'), veto: of('veto')[0] ?? null };
}
