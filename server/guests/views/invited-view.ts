import type { RsvpAnswer } from '#shared/enums.ts';
import type { AttendeeRow, Commented, GuestBallot } from '#server/nights/service.ts';
import type { GuestTournament } from '#server/tournaments/service.ts';
import type { GuestNotices } from '../guest-notices.ts';
import type { Errors, Typed } from '../guest-forms.ts';
import type { Night } from '../night-store.ts';
import type { News } from '#shared/nights/guest-page-news.ts';

export interface InvitedView {
  night: Night;
  guest: AttendeeRow;
  /** The guest's own page, as path and as URL. */
  path: string;
  url: string;
  hasOptedOut: boolean;
  /** The proof that the link came by mail; null if it may have been copied by the host. */
  own: string | null;
  /** Null where no device can be told. */
  notices: GuestNotices | null;
  /** The host's messages, latest first. */
  messages: readonly { text: string; createdAt: Date }[];
  /** Null without one. */
  tournament: GuestTournament | null;
  /** What was written on the night, oldest first; empty for who takes no part. */
  comments: readonly Commented[];
  /** The guest asked for all of them. */
  showsAllComments: boolean;
  /** The present answer, even while they wait for a seat or approval. */
  answered: RsvpAnswer | null;
  /** The result of the last action. */
  news: News | null;
  ballot: GuestBallot;
  preselected: RsvpAnswer | null;
  /** The guest asked to change answers that were saved. */
  isChanging: boolean;
  /** The button in a mail that gives all dates the same answer; it preselects only. */
  allDates: 'yes' | 'no' | null;
  /** Input that is not saved yet. */
  typed?: Typed;
  /** Why an answer was refused. */
  failed?: Unfit;
  /** The same for a proposal. */
  unbrought?: Unfit;
  /** The same for a comment. */
  uncommented?: Unfit;
}

/** Errors of a form, by field or as a whole. */
interface Unfit {
  errors: Errors;
  problem: string | null;
}
