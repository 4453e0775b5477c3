import type { AttendeeStatus, EVENT_STATUSES } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';

/** Whether somebody may vote on the games of a night, and if not, why. */
export type VoteStatus = 'open' | 'closed' | 'not_coming' | 'cancelled' | 'over';

interface Night {
  status: (typeof EVENT_STATUSES)[number];
  date: Date;
  durationMinutes: number;
  votesClosedAt: Date | null;
}

interface Voter {
  status: AttendeeStatus;
  awaitsApproval: boolean;
}

/** Attendees who accepted or answered maybe and are not waiting for approval. */
export const isVoter = ({ status, awaitsApproval }: Voter): boolean =>
  !awaitsApproval && (status === 'accepted' || status === 'maybe');

/** Whoever is let in can vote while the date is being found. Voting is open until the host closes it, or the night is over or wrapped up. */
export function voteStatusOf(night: Night, voter: Voter, now: Date): VoteStatus {
  if (night.status === 'cancelled') return 'cancelled';
  if (isOver(night, now)) return 'over';
  // Nobody has accepted yet, and what they bring helps to find the date.
  const mayVote = night.status === 'finding_date' ? !voter.awaitsApproval : isVoter(voter);
  if (!mayVote) return 'not_coming';
  return night.votesClosedAt === null ? 'open' : 'closed';
}
