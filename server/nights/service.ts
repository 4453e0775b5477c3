import { desc, lte } from 'drizzle-orm';
import * as z from 'zod';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getEvent as getEventContract } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Database } from '#server/platform/database/database.ts';
import { viewAttendees } from './attendee-view.ts';
import { findEvent } from './events-store.ts';
import { withDueNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { reassignSeats } from './reassign-seats.ts';

export { latestAnswer } from './answer-history.ts';
export { answer } from './answers.ts';
export {
  attendeesOf,
  findByAddress,
  findByLink,
  type AttendeeRow,
  countGuests,
  insertAttendees,
  updateAttendee,
  getAttendee,
} from './attendees-store.ts';
export { commentAuthor } from './comments/comment-author.ts';
export { commentsFor, removeOwnComment, writeComment } from './comments/comments.ts';
export { commentsMail, writeComments } from './comments/comments-mail.ts';
export type { Commented } from './comments/comments-store.ts';
export { queueCommentMails } from './comments/queue-comment-mails.ts';
export { buildFeed, FEED_TASK } from './calendar-feed/service.ts';
export { deliverNews } from './channels/service.ts';
export { answerDates } from './date-polls/answer-dates.ts';
export { addedCopy, askAgainCopy, datesCopy, findsDate, reopenedCopy } from './date-polls/date-mail-copy.ts';
export { dateFoundMail, dateNeededMail, writeDateNeeded } from './date-polls/date-needed-mail.ts';
export { dateSetAutomaticallyMail } from './date-polls/date-set-automatically-mail.ts';
export { dateSetCopy } from './date-polls/date-set-mail-copy.ts';
export { datesAnsweredMail, writeDatesAnswered } from './date-polls/dates-answered-mail.ts';
export type { Comers, GamesForDates, LoadGamesForDates } from './date-polls/games-for-dates.ts';
export { pollAttendees } from './date-polls/load-date-poll.ts';
export type { MailDates } from './date-polls/mail-dates.ts';
export { addedDatesPayload, dateSetPayload, reopenedPayload } from './date-polls/mail-payloads.ts';
export {
  findDatePoll,
  type DateAnswerRow,
  dateAnswersOf,
  type DateOptionRow,
  type DatePollRow,
  optionsOf,
  dateAnswersBy,
  upsertDateAnswers,
} from './date-polls/poll-store.ts';
export { queueDateReminders } from './date-polls/queue-date-reminders.ts';
export { setDueDates, notifyHostsOfAnswers } from './date-polls/service.ts';
export { withdrawnDate } from './date-polls/withdrawn-date.ts';
export { companionLimitText, refuseTooManyCompanions, seatsInAll } from './decide-answer.ts';
export { gamesOn, planOf, type PlannedStart } from './event-games.ts';
export { createEvent, getEvent } from './events-service.ts';
export { listEvents } from './list-events.ts';
export { type EventRow, findNextEvent } from './events-store.ts';
export { gameSummary } from './game-summary.ts';
export { getGroupShelf, SHELF_TASK } from './groups/service.ts';
export { type GuestLinks, guestLinks } from './guest-link.ts';
export { guestNames } from './guest-names.ts';
export { queueDigests } from './mails/host-digests.ts';
export {
  hostOf,
  hostNameFrom,
  hostNames,
  isUnnamed,
  signedName,
  hostNameOf,
  type Host,
  withinSentence,
  atSentenceStart,
} from './host-name.ts';
export { isInvitedOrJoined } from './invited-or-joined.ts';
export { linkSeedOf } from './link-seed.ts';
export { type NightViewer, nightViewers } from './live-viewers.ts';
export { calendarFile } from './mails/calendar-file.ts';
export { cancelledMail } from './mails/cancelled-mail.ts';
export { confirmationMail, writeConfirmation } from './mails/confirmation-mail.ts';
export { loadDigestContext } from './mails/digest-context.ts';
export { hostReminderMail } from './mails/host-reminder-mail.ts';
export { digestMail } from './mails/digest-mail.ts';
export {
  answerCopy,
  invitationCopy,
  nudgeCopy,
  voteRequestCopy,
  offerCopy,
  reminderCopy,
} from './mails/guest-mail-copy.ts';
export { joinMail, writeJoinMail } from './mails/join-mail.ts';
export {
  type PastMailContext,
  loadMailContexts,
  type MailContext,
  type MailContexts,
} from './mails/load-mail-context.ts';
export { changedCopy } from './mails/changed-mail-copy.ts';
export { messagePayload, messageCopy } from './mails/message-mail-copy.ts';
export { calendarText, nightMail } from './mails/night-mail.ts';
export {
  answerPayload,
  cancelPayload,
  changePayload,
  type NotifiedChange,
  hostReminderPayload,
  offerPayload,
  reminderPayload,
} from './mails/payloads.ts';
export { queueReminders } from './mails/queue-reminders.ts';
export { remindedBefore } from './mails/reminders.ts';
export { resultsMail } from './mails/results-mail.ts';
export { messagesOf } from './mails/message-store.ts';
export { latestCreations, recordCreations } from './night-creations.ts';
export { lockOwnNight, withNightLock, withOwnNightLock } from './night-lock.ts';
export { notifyCancelled } from './notify-guests.ts';
export {
  deleteRequest,
  findRequest,
  allowsJoining,
  openRequestsOf,
  storeRequest,
  deleteRequestsOf,
  type JoinRequestRow,
  deleteExpiredRequests,
} from './request-store.ts';
export { guestStatusOf, takesAnswers, type GuestStatus } from './rules/guest-status.ts';
export { isForAudience } from './rules/message-audience.ts';
export { seesPlace } from './rules/place-shown.ts';
export { refuseAddress } from './mails/refuse-address.ts';
export { makeRepeatingNights } from './templates/service.ts';
export { ballotsFrom } from './votes/ballots.ts';
export { guestBallot, type GuestBallot } from './votes/guest-ballot.ts';
export { knownGame, propose, withdraw } from './votes/propose.ts';
export { saveBallot } from './votes/save-ballot.ts';
export { voteWeights } from './votes/vote-weights.ts';
export { type ProposalRow, proposalsOf, votesOf, type Vote, votesBy } from './votes/votes-store.ts';
export { playerNames } from './wrap-up/player-names.ts';
export { dropWaitingMails } from './waiting-mails.ts';

/** Withdraws all expired seat offers and passes the seats on. Safe to run on several servers at once. */
export async function releaseExpiredOffers(db: Database, now = new Date()): Promise<void> {
  const expired = await db
    .selectDistinct({ eventId: eventAttendees.eventId })
    .from(eventAttendees)
    .where(lte(eventAttendees.seatOfferedUntil, now));
  for (const { eventId } of expired) {
    await withDueNightLock(db, eventId, async (tx, event) => {
      await reassignSeats(tx, event, now);
      await publishEventChanged(tx, eventId);
    });
  }
}

/** Reads the latest night with its list as its host would get them. @returns the number of people on it; null without any night */
export async function openLatestNight(db: Database): Promise<number | null> {
  const [latest] = await db
    .select({ id: events.id, userId: events.userId })
    .from(events)
    .orderBy(desc(events.id))
    .limit(1);
  if (!latest) return null;
  const night = await findEvent(db, latest.userId, latest.id);
  if (!night) throw new Error('the latest night was not found by its host');
  z.encode(getEventContract.response, night);
  return z.encode(listAttendees.response, await viewAttendees(db, night)).length;
}
