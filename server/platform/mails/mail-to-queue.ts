import type { MailKind } from '#shared/enums.ts';

export interface MailToQueue {
  /** The host for whom it is sent, or the account that it is about; null if there is no account. */
  userId: number | null;
  eventId: number | null;
  attendeeId: number | null;
  kind: MailKind;
  /** Identifies it among the mails of its kind for this attendee; a duplicate is dropped. */
  occurrence: string;
  to: string;
  payload: Record<string, unknown>;
  /** Milliseconds that it waits, so that later changes are merged into it; default 0. */
  delayMs?: number;
  /** It only updates a waiting mail and is never sent alone. */
  onlyCorrects?: boolean;
}
