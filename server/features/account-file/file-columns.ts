import * as schema from '#shared/schema/tables.ts';
import { columnsExcept, columnsOf } from '#server/database/table-columns.ts';

/*
 * The columns of each table that an account file contains. Excluded are secrets (hashes and seeds of links), what only
 * this server can use (import ids, keys), and derived values.
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
  'tuning',
  'wantsDigest',
  'createdAt',
]);

export const SAVED_VIEW = columnsOf(schema.savedViews, ['name', 'query', 'isPinned', 'createdAt']);

export const TAG = columnsOf(schema.tags, ['id', 'name', 'colour', 'createdAt']);

export const COPY = columnsExcept(schema.copies, ['userId']);

/* A new column of a game or a play goes into the file. Tables with hashes and seeds of links name each column that does. */

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

export const TEMPLATE = columnsOf(schema.eventTemplates, [
  'id',
  'name',
  'description',
  'eventType',
  'bannerColor',
  'customMessage',
  'requiresApproval',
  'isPublic',
  'time',
  'timeZone',
  'durationMinutes',
  'location',
  'maxAttendees',
  'attendees',
  'gameIds',
  'repeat',
  'monthWeek',
  'nextDate',
  'daysAhead',
  'pausedBecause',
  'hostEmail',
  'bannerUrl',
  'showsPlace',
  'showsGuests',
  'datePoll',
  'createdAt',
]);

export const NIGHT = columnsOf(schema.events, [
  'id',
  'title',
  'description',
  'date',
  'timeZone',
  'location',
  'hostEmail',
  'maxAttendees',
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
  'votesClosedAt',
  'cancelReason',
  'templateId',
  'occurrence',
  'createdAt',
]);

export const NIGHT_GAME = columnsOf(schema.eventGames, ['eventId', 'gameId', 'order', 'startsAfter', 'notWithout']);

/** A choice that can still be undone is not in it. */
export const DATE_POLL = columnsOf(schema.eventDatePolls, [
  'eventId',
  'answersUntil',
  'settlesItself',
  'minHeads',
  'showsGames',
  'hostAskedAt',
  'remindedAt',
  'settledAt',
  'settledOptionId',
  'settledBy',
  'reopenedAt',
  'createdAt',
]);

export const DATE_OPTION = columnsOf(schema.eventDateOptions, ['id', 'eventId', 'startsAt', 'location', 'createdAt']);

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

export const NIGHT_MESSAGE = columnsOf(schema.eventMessages, ['eventId', 'audience', 'text', 'createdAt']);

export const ANSWER = columnsOf(schema.attendeeAnswers, ['attendeeId', 'status', 'partySize', 'via', 'createdAt']);

export const PROPOSAL = columnsOf(schema.eventProposals, [
  'id',
  'attendeeId',
  'title',
  'bggId',
  'players',
  'duration',
  'category',
  'difficulty',
  'weight',
  'bestPlayers',
  'startsAfter',
  'notWithout',
  'createdAt',
]);

export const VOTE = columnsOf(schema.eventVotes, ['attendeeId', 'gameId', 'proposalId', 'kind', 'createdAt']);

export const RECOMMENDATION = columnsOf(schema.aiRecommendations, [
  'recommendedGameTitle',
  'recommendedGamePlayers',
  'recommendedGameDuration',
  'recommendedGameCategory',
  'recommendedGameDifficulty',
  'recommendedGameMinAge',
  'recommendedGameImageUrl',
  'recommendedGameDescription',
  'recommendedGameBuyUrl',
  'recommendedGameBggId',
  'recommendationScore',
  'reasonCode',
  'reasonText',
  'basedOnGames',
  'isActive',
  'createdAt',
]);

export const DISMISSAL = columnsOf(schema.recommendationDismissals, ['title', 'bggId', 'createdAt']);

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

export const GROUP = columnsOf(schema.groups, ['id', 'name', 'createdAt']);

/** Sharing is the member's own consent, which a restore cannot give. */
export const MEMBER = columnsOf(schema.groupMembers, ['groupId', 'email', 'name', 'createdAt']);

export const SCORE_SHEET = columnsOf(schema.scoreSheets, [
  'name',
  'gameTitle',
  'bggId',
  'outcome',
  'rows',
  'createdAt',
]);

/** Mail to a borrower is turned on by hand, again on each server. */
export const LOAN = columnsOf(schema.loans, [
  'gameId',
  'copyId',
  'direction',
  'personName',
  'email',
  'since',
  'until',
  'returnedOn',
  'remindsOwner',
  'createdAt',
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

export const OWN_MEMBERSHIP = columnsOf(schema.groupMembers, ['sharesShelfSince', 'createdAt']);

/** Host memberships are an agreement of two accounts, which a restore cannot repeat. */
export const HOST = columnsOf(schema.organizationMembers, ['email', 'role', 'invitedAt', 'acceptedAt']);

export const OWN_COMMENT = columnsOf(schema.sharedCollectionComments, ['text', 'createdAt']);
