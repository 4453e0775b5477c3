import { getTableColumns, type Table } from 'drizzle-orm';
import * as schema from '#shared/schema/tables.ts';

/** Selects columns of a table. */
function pick<T extends Table, K extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly K[],
): Pick<T['_']['columns'], K> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as unknown as Pick<T['_']['columns'], K>;
}

/*
 * The columns of each table that an account file contains. Excluded are secrets (hashes and seeds of links), what only
 * this server can use (import ids, keys), and derived values.
 */

export const PROFILE = pick(schema.users, [
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

export const GAME = pick(schema.games, [
  'id',
  'title',
  'players',
  'duration',
  'youtube',
  'buyUrl',
  'notes',
  'description',
  'category',
  'difficulty',
  'minAge',
  'imageUrl',
  'rating',
  'lastPlayed',
  'timesPlayed',
  'unrecordedPlayedAt',
  'isWishlist',
  'isFavorite',
  'isExpansion',
  'parentGameId',
  'parentChosen',
  'bggId',
  'year',
  'bestPlayers',
  'recommendedPlayers',
  'weight',
  'imported',
  'createdAt',
]);

export const PLAY = pick(schema.gameSessions, [
  'id',
  'gameId',
  'gameTitle',
  'bggId',
  'playedAt',
  'players',
  'scores',
  'winner',
  'notes',
  'duration',
  'outcome',
  'counted',
  'seats',
  'place',
  'expansions',
  'sourceId',
  'imported',
  'createdAt',
]);

/** The link between a play and its night, which lists its plays. */
export const NIGHT_PLAY = pick(schema.gameSessions, ['id', 'eventId']);

export const TEMPLATE = pick(schema.eventTemplates, [
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
  'createdAt',
]);

export const NIGHT = pick(schema.events, [
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

export const NIGHT_GAME = pick(schema.eventGames, ['eventId', 'gameId', 'order', 'startsAfter']);

export const ATTENDEE = pick(schema.eventAttendees, [
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
  'createdAt',
]);

export const NIGHT_MESSAGE = pick(schema.eventMessages, ['eventId', 'audience', 'text', 'createdAt']);

export const ANSWER = pick(schema.attendeeAnswers, ['attendeeId', 'status', 'partySize', 'via', 'createdAt']);

export const PROPOSAL = pick(schema.eventProposals, [
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
  'createdAt',
]);

export const VOTE = pick(schema.eventVotes, ['attendeeId', 'gameId', 'proposalId', 'kind', 'createdAt']);

export const RECOMMENDATION = pick(schema.aiRecommendations, [
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

export const DISMISSAL = pick(schema.recommendationDismissals, ['title', 'bggId', 'createdAt']);

export const SHARED_COLLECTION = pick(schema.sharedCollections, [
  'shareId',
  'title',
  'description',
  'isPublic',
  'allowComments',
  'showRatings',
  'allowIndexing',
  'views',
  'createdAt',
]);

export const GROUP = pick(schema.groups, ['id', 'name', 'createdAt']);

/** Sharing is the member's own consent, which a restore cannot give. */
export const MEMBER = pick(schema.groupMembers, ['groupId', 'email', 'name', 'createdAt']);

export const SCORE_SHEET = pick(schema.scoreSheets, ['name', 'gameTitle', 'bggId', 'outcome', 'rows', 'createdAt']);

export const OPT_OUT = pick(schema.mailOptOuts, ['email', 'createdAt']);

/* History, for reading only; it is not restored. */

export const IMPORT = pick(schema.imports, [
  'format',
  'fileName',
  'status',
  'rows',
  'createdAt',
  'appliedAt',
  'undoneAt',
]);

export const MAIL = pick(schema.mails, ['eventId', 'kind', 'to', 'state', 'problem', 'sentAt', 'createdAt']);

export const OWN_ANSWER = pick(schema.eventAttendees, [
  'status',
  'partySize',
  'arrival',
  'brings',
  'guestNote',
  'respondedAt',
  'sharesShelf',
]);

export const OWN_MEMBERSHIP = pick(schema.groupMembers, ['sharesShelfSince', 'createdAt']);

/** Host memberships are an agreement of two accounts, which a restore cannot repeat. */
export const HOST = pick(schema.organizationMembers, ['email', 'role', 'invitedAt', 'acceptedAt']);

export const OWN_COMMENT = pick(schema.sharedCollectionComments, ['text', 'createdAt']);
