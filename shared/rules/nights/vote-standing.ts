import type { AttendeeStatus, EVENT_STATUSES } from '../../enums.ts';
import { isOver } from './event-end.ts';

/** Whether somebody may vote on the games of a night, or why not. */
export type VoteStanding = 'open' | 'closed' | 'not_coming' | 'cancelled' | 'over';

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

/** Who comes or may come votes, whether a seat is theirs by now or by the host's yes. */
export const isVoter = ({ status, awaitsApproval }: Voter): boolean =>
  !awaitsApproval && (status === 'accepted' || status === 'maybe');

/** Votes are taken until the host closes the vote, or the night is over or wrapped up. */
export function voteStanding(night: Night, voter: Voter, now: Date): VoteStanding {
  if (night.status === 'cancelled') return 'cancelled';
  if (isOver(night, now)) return 'over';
  if (!isVoter(voter)) return 'not_coming';
  return night.votesClosedAt === null ? 'open' : 'closed';
}
