import type { EventStatus } from '#shared/enums.ts';
import { COMMENT_DAYS } from '#shared/limits/limits.ts';
import { eventEnd } from '#shared/time/event-end.ts';

interface CommentedNight {
  allowsComments: boolean;
  status: EventStatus;
  date: Date;
  durationMinutes: number;
}

const DAY_MS = 86_400_000;

/**
 * Whether comments on a night can be read (`closed`) and written (`open`). While its date is being found, guests have the
 * note on the dates instead.
 */
export function commentsState(night: CommentedNight, now: Date): 'off' | 'open' | 'closed' {
  if (!night.allowsComments || night.status === 'finding_date') return 'off';
  return eventEnd(night).getTime() + COMMENT_DAYS * DAY_MS > now.getTime() ? 'open' : 'closed';
}

interface Commenter {
  isHost: boolean;
  awaitsApproval: boolean;
  respondedAt: Date | null;
  datesAnsweredAt: Date | null;
}

/** Comments are for the host and for guests who answered, once the host lets them in. */
export const takesPart = ({ isHost, awaitsApproval, respondedAt, datesAnsweredAt }: Commenter): boolean =>
  isHost || (!awaitsApproval && (respondedAt !== null || datesAnsweredAt !== null));
