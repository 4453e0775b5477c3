import type { MailKind } from '#shared/enums.ts';

export interface MailContent {
  payload: Record<string, unknown>;
  /** Identifies it among the mails of its kind for this attendee; a duplicate is dropped. */
  occurrence: string;
}

export interface PendingMail extends MailContent {
  queuedAt: Date;
}

export interface MailToQueue extends MailContent {
  /** The host for whom it is sent, or the account that it is about; null if there is no account. */
  userId: number | null;
  eventId: number | null;
  attendeeId: number | null;
  kind: MailKind;
  to: string;
  /** Milliseconds that it waits, so that later changes are merged into it; default 0. */
  delayMs?: number;
  /** It only updates a waiting mail and is never sent alone. */
  onlyCorrects?: boolean;
  /** Joins it to a pending mail of its kind; null if nothing is left to say. Without it the rule of its kind decides. */
  merge?: (pending: PendingMail, newer: MailToQueue) => MailContent | null;
}
