import { areMailed, withoutPlace } from '#shared/nights/event-changes.ts';
import {
  seesPlace,
  writeJoinMail,
  messagePayload,
  messageCopy,
  writeConfirmation,
  cancelledMail,
  answerPayload,
  cancelPayload,
  changePayload,
  type NotifiedChange,
  offerPayload,
  reminderPayload,
  answerCopy,
  changedCopy,
  invitationCopy,
  nudgeCopy,
  voteRequestCopy,
  offerCopy,
  reminderCopy,
  loadMailContexts,
  type MailContext,
  type MailContexts,
  guestLinks,
  addedCopy,
  askAgainCopy,
  datesCopy,
  findsDate,
  reopenedCopy,
  writeComments,
  writeDateNeeded,
  writeDatesAnswered,
  dateSetCopy,
  addedDatesPayload,
  dateSetPayload,
  reopenedPayload,
  dateSetAutomaticallyMail,
  withdrawnDate,
  nightMail,
  resultsMail,
  digestMail,
  hostReminderMail,
  hostReminderPayload,
  attendeesOf,
  loadDigestContext,
} from '#server/nights/service.ts';
import { writeAccountMail, writePasskeyMail } from '#server/accounts/service.ts';
import { writeHostInvitation } from '#server/organizations/service.ts';
import { writeLoanMail } from '#server/copies/service.ts';
import { writeAwardMail } from '#server/awards/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import type { MailRow, OpenMailWriter, Site } from '#server/platform/mails/mail-writer.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { stopLinks } from '#server/platform/mails/stop-links.ts';
import type { MailCopy } from '#server/platform/mails/mail-copy.ts';
import { switchOffLinks } from '#server/platform/mails/switch-off-link.ts';

/** The mail of a row of kind `host_digest`, from present data. Null if there is nothing to report any more. */
async function writeDigest(db: Database, row: MailRow, site: Site): Promise<Mail | null> {
  if (row.userId === null) return null;
  const context = await loadDigestContext(db, row, site.now);
  if (!context) return null;
  const switchOff = (await switchOffLinks(db, site.origin)).urlOf(row.userId);
  const links = { night: `${site.origin}/game-nights/${context.event.id}`, switchOff };
  return digestMail(row.to, context, links, site.now);
}

/** Writes mails of every kind. */
export const openMailWriter: OpenMailWriter = async (db, origin) => {
  const links = { links: await guestLinks(db, origin), stops: await stopLinks(db, origin) };
  return async (rows, now) => {
    const contexts = await loadMailContexts(db, links, rows, now);
    return (row, site) => inLanguage(contexts.languageOf(row), () => writeMail(db, row, contexts, site));
  };
};

/** Writes the mail of a row. Null if it is unwanted or pointless now. */
export async function writeMail(db: Database, row: MailRow, contexts: MailContexts, site: Site): Promise<Mail | null> {
  if (contexts.isUnwanted(row)) return null;
  const linksOf = () => ({ origin: site.origin, stopUrl: contexts.stopUrl(row) });
  if (row.kind === 'cancelled') {
    const payload = cancelPayload.parse(row.payload);
    if (payload.date <= site.now) return null;
    return cancelledMail(
      row.to,
      {
        hostName: payload.hostName ?? contexts.hostName(row),
        stopUrl: contexts.stopUrl(row),
        link: contexts.pageOf(row),
      },
      payload,
      site,
    );
  }
  if (row.kind === 'verify_account' || row.kind === 'account_exists' || row.kind === 'no_account')
    return writeAccountMail(db, row);
  if (row.kind === 'passkey_added' || row.kind === 'passkey_removed') return writePasskeyMail(row.kind, row);
  if (row.kind === 'host_invitation') return writeHostInvitation(db, row, linksOf());
  if (row.kind === 'join_confirmation') return writeJoinMail(db, row, contexts, site);
  if (row.kind === 'confirm_sender') return writeConfirmation(db, row, linksOf());
  if (row.kind === 'loan_overdue' || row.kind === 'loan_due') return writeLoanMail(db, row, site);
  if (row.kind === 'award_vote') return writeAwardMail(db, row, linksOf());
  if (row.kind === 'host_digest') return writeDigest(db, row, site);
  if (row.kind === 'comments') return writeComments(db, row, contexts, site);
  if (row.kind === 'results') {
    const past = contexts.ofPast(row);
    return past?.guest.came ? resultsMail(past, site.now) : null;
  }
  const found = contexts.of(row) ?? (isMovedIntoThePast(row, site.now) ? waitingGuest(contexts.ofPast(row)) : null);
  const context = found && agreedContext(row, found);
  if (row.kind === 'host_date_needed') return context && writeDateNeeded(db, row, context, site);
  if (row.kind === 'host_dates_answered')
    return context && findsDate(context) ? writeDatesAnswered(db, row, context, site) : null;
  if (row.kind === 'host_reminder') return context && writeHostReminder(db, row, context, site);
  if (row.kind === 'host_date_set') return context && dateSetAutomaticallyMail(row, context, site);
  const copy = context && wordsOf(row, context, site.now);
  if (!context || !copy) return null;
  const mail = nightMail(copy, context, site);
  return row.kind === 'date_reopened' ? withdrawnDate(mail, row, context, site) : mail;
}

/** Null if the night was moved since. */
async function writeHostReminder(db: Database, row: MailRow, context: MailContext, site: Site): Promise<Mail | null> {
  const { event } = context;
  const { date } = hostReminderPayload.parse(row.payload);
  return date.getTime() === event.date.getTime()
    ? hostReminderMail(row.to, context, await attendeesOf(db, event.id), site)
    : null;
}

/** Guests wait for the date that they know, although the night is over by its new date. */
const isMovedIntoThePast = ({ kind, payload }: MailRow, now: Date): boolean =>
  kind === 'changed' &&
  changePayload.parse(payload).changes.some(({ what, before }) => what === 'date' && new Date(before ?? 0) > now);

const waitingGuest = (context: MailContext | null) => (context?.guest.status === 'declined' ? null : context);

/**
 * A night as the guest knew it when they answered. Null if it has moved since and the mail would confirm a date that they
 * have not accepted; the mail about the move says what they answered.
 */
function agreedContext({ kind, payload }: MailRow, context: MailContext): MailContext | null {
  const { event } = context;
  const isMoved = (date: Date | null) => date !== null && date.getTime() !== event.date.getTime();
  if (kind === 'date_set') return isMoved(dateSetPayload.parse(payload).startsAt) ? null : context;
  if (kind !== 'answer_received') return context;
  const { status, date } = answerPayload.parse(payload);
  if (date === null || !isMoved(date)) return context;
  return status === 'declined' ? { ...context, event: { ...event, date } } : null;
}

function wordsOf({ kind, payload, createdAt }: MailRow, context: MailContext, now: Date): MailCopy | null {
  switch (kind) {
    case 'invitation':
      return findsDate(context) ? datesCopy(context, now) : invitationCopy(context, now);
    // Once the date is set, those who are silent get an ordinary invitation.
    case 'date_options':
      return findsDate(context) ? datesCopy(context, now) : null;
    case 'date_options_added':
      return findsDate(context) ? addedCopy(context, addedDatesPayload.parse(payload), now) : null;
    case 'date_set':
      return findsDate(context) ? null : dateSetCopy(context, dateSetPayload.parse(payload), now);
    case 'date_reopened':
      return findsDate(context) ? reopenedCopy(context, reopenedPayload.parse(payload), now) : null;
    case 'changed': {
      const { changes, confirms } = changePayload.parse(payload);
      const shown = shownChanges(changes, context, createdAt);
      return areMailed(shown) ? changedCopy(context, { changes: shown, confirms }, now) : null;
    }
    case 'answer_received':
      return findsDate(context) ? null : confirmedAnswerCopy(context, answerPayload.parse(payload), now);
    case 'reminder': {
      const reminder = reminderPayload.parse(payload);
      if (reminder.reminder === 'dates') return findsDate(context) ? askAgainCopy(context, false, now) : null;
      return reminderCopy(context, { ...reminder, reminder: reminder.reminder }, now);
    }
    case 'message':
      return messageCopy(context, messagePayload.parse(payload), now);
    case 'nudge':
      return findsDate(context) ? askAgainCopy(context, true, now) : nudgeCopy(context, now);
    case 'vote_request':
      return voteRequestCopy(context, now);
    case 'seat_offered': {
      const offer = offerPayload.parse(payload);
      return offer.until > now && context.guest.seatOfferedUntil !== null ? offerCopy(context, offer, now) : null;
    }
    default:
      throw new Error(`no words for a mail of kind ${kind}`);
  }
}

/** None of a place on the waitlist if a seat was offered meanwhile: the mail with the offer says more. */
const confirmedAnswerCopy = (
  context: MailContext,
  answer: Parameters<typeof answerCopy>[1],
  now: Date,
): MailCopy | null =>
  answer.outcome === 'in_line' && context.guest.seatOfferedUntil !== null ? null : answerCopy(context, answer, now);

/**
 * The host may have hidden the place since, or have set a date with its own place; or the guest has declined, or has
 * answered for the new date, which their page shows.
 */
function shownChanges(
  changes: readonly NotifiedChange[],
  { event, guest }: MailContext,
  queuedAt: Date,
): NotifiedChange[] {
  const { movedFrom, respondedAt } = guest;
  const knowsDate = movedFrom === null && respondedAt !== null && respondedAt > queuedAt;
  const current = changes.filter(
    ({ what, after }) =>
      (what !== 'location' || after === event.location) &&
      (what !== 'date' || (!knowsDate && new Date(after ?? 0).getTime() === event.date.getTime())),
  );
  return seesPlace(event, guest) ? current : withoutPlace(current);
}
