import * as schema from '#shared/schema/tables.ts';
import { columnsExcept, columnsOf } from '#server/platform/database/table-columns.ts';

/*
 * The columns of each table that an account file contains. Excluded are secrets (hashes and seeds of links), what only
 * this server can use (import ids, keys), and derived values. A new column of a table goes into the file, unless the table
 * has hashes or seeds of links: such a table names each column that does.
 */

export const PROFILE = columnsOf(schema.users, [
  'firstName',
  'lastName',
  'email',
  'username',
  'accountType',
  'organizationName',
  'profileImageUrl',
  'timeZone',
  'language',
  'tuning',
  'wantsDigest',
  'createdAt',
]);

export const SAVED_VIEW = columnsExcept(schema.savedViews, ['id', 'userId', 'nameKey', 'position']);

export const TAG = columnsExcept(schema.tags, ['userId', 'nameKey']);

export const COPY = columnsExcept(schema.copies, ['userId']);

export const GAME = columnsExcept(schema.games, ['userId', 'titleKey', 'photo', 'removedAt', 'updatedAt']);

export const PLAY = columnsExcept(schema.gameSessions, [
  'userId',
  'gameTitleKey',
  'eventId',
  'idempotencyKey',
  'importId',
  'updatedAt',
]);

/** The link between a play and its night, which lists its plays. */
export const NIGHT_PLAY = columnsOf(schema.gameSessions, ['id', 'eventId']);

export const TEMPLATE = columnsExcept(schema.eventTemplates, ['createdBy', 'idempotencyKey', 'updatedAt']);

export const NIGHT = columnsOf(schema.events, [
  'id',
  'title',
  'description',
  'date',
  'timeZone',
  'location',
  'hostEmail',
  'maxAttendees',
  'maxCompanions',
  'bannerUrl',
  'bannerColor',
  'customMessage',
  'requiresApproval',
  'isPublic',
  'eventType',
  'status',
  'durationMinutes',
  'showsPlace',
  'showsGuests',
  'guestLanguage',
  'preferredWeight',
  'youngestAge',
  'hasNewcomers',
  'allowsComments',
  'votesClosedAt',
  'cancelReason',
  'templateId',
  'occurrence',
  'groupId',
  'createdAt',
]);

export const NIGHT_GAME = columnsExcept(schema.eventGames, ['id']);

/** A choice that can still be undone is not in it. */
export const DATE_POLL = columnsExcept(schema.eventDatePolls, ['settlingOptionId', 'settlesAt']);

export const DATE_OPTION = columnsExcept(schema.eventDateOptions, []);

export const DATE_ANSWER = columnsOf(schema.eventDateAnswers, ['optionId', 'attendeeId', 'answer', 'answeredAt']);

export const ATTENDEE = columnsOf(schema.eventAttendees, [
  'id',
  'eventId',
  'email',
  'name',
  'status',
  'respondedAt',
  'invitedAt',
  'checkedIn',
  'checkedInAt',
  'came',
  'attendeeNotes',
  'isHost',
  'partySize',
  'maxCompanions',
  'companions',
  'arrival',
  'brings',
  'guestNote',
  'awaitsApproval',
  'waitingSince',
  'seatOfferedUntil',
  'mutedAt',
  'dateNote',
  'dateNoteShared',
  'datesAnsweredAt',
  'notWithout',
  'createdAt',
]);

export const NIGHT_MESSAGE = columnsExcept(schema.eventMessages, ['id', 'idempotencyKey']);

export const NIGHT_COMMENT = columnsExcept(schema.eventComments, ['id', 'eventId']);

export const ANSWER = columnsExcept(schema.attendeeAnswers, ['id']);

export const PROPOSAL = columnsExcept(schema.eventProposals, ['eventId', 'titleKey']);

export const VOTE = columnsExcept(schema.eventVotes, ['id', 'eventId']);

export const TOURNAMENT = columnsExcept(schema.tournaments, []);

export const TOURNAMENT_PLAYER = columnsExcept(schema.tournamentPlayers, []);

export const TOURNAMENT_MATCH = columnsExcept(schema.tournamentMatches, ['id']);

export const RECOMMENDATION = columnsExcept(schema.aiRecommendations, ['id', 'userId']);

export const DISMISSAL = columnsExcept(schema.recommendationDismissals, ['id', 'userId', 'titleKey']);

export const SHARED_COLLECTION = columnsOf(schema.sharedCollections, [
  'shareId',
  'title',
  'description',
  'isPublic',
  'allowComments',
  'showRatings',
  'showTags',
  'allowIndexing',
  'views',
  'createdAt',
]);

export const SHARED_STORY = columnsExcept(schema.sharedStories, ['id', 'userId', 'updatedAt']);

export const GROUP = columnsOf(schema.groups, [
  'id',
  'name',
  'ladderSince',
  'hostPlaysAs',
  'isHostOffLadder',
  'createdAt',
]);

/** Sharing is the member's own consent, which a restore cannot give; that they have left the ladder it must keep. */
export const MEMBER = columnsOf(schema.groupMembers, [
  'groupId',
  'email',
  'name',
  'playsAs',
  'isOffLadder',
  'leftLadderSince',
  'createdAt',
]);

/** Votes are nobody's to read: those of an open vote are given again. */
export const AWARDS = columnsExcept(schema.awards, ['id', 'askedAt']);

export const CHALLENGE = columnsExcept(schema.challenges, ['id', 'userId', 'idempotencyKey']);

export const SCORE_SHEET = columnsExcept(schema.scoreSheets, ['id', 'userId', 'updatedAt']);

/** Mail to a borrower is turned on by hand, again on each server. */
export const LOAN = columnsExcept(schema.loans, [
  'id',
  'userId',
  'remindsBorrower',
  'ownerRemindedAt',
  'borrowerRemindedAt',
]);

export const OPT_OUT = columnsOf(schema.mailOptOuts, ['email', 'createdAt']);

/* History, for reading only; it is not restored. */

export const IMPORT = columnsOf(schema.imports, [
  'format',
  'fileName',
  'status',
  'rows',
  'createdAt',
  'appliedAt',
  'undoneAt',
]);

export const MAIL = columnsOf(schema.mails, ['eventId', 'kind', 'to', 'state', 'problem', 'sentAt', 'createdAt']);

export const OWN_ANSWER = columnsOf(schema.eventAttendees, [
  'status',
  'partySize',
  'arrival',
  'brings',
  'guestNote',
  'dateNote',
  'dateNoteShared',
  'respondedAt',
  'sharesShelf',
]);

export const OWN_MEMBERSHIP = columnsOf(schema.groupMembers, ['sharesShelfSince', 'leftLadderSince', 'createdAt']);

/** Host memberships are an agreement of two accounts, which a restore cannot repeat. */
export const HOST = columnsOf(schema.organizationMembers, ['email', 'role', 'invitedAt', 'acceptedAt']);

export const OWN_COMMENT = columnsOf(schema.sharedCollectionComments, ['text', 'createdAt']);
