import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './tables.ts';

type Schema = typeof schema;
type Tables = { readonly [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] };
type Column<Table> = Table extends PgTable ? keyof Table['$inferSelect'] : never;

/** The reason why the rows of a table have no owner. */
interface NoOwner {
  noOwner: 'sign-in' | 'catalogue' | 'operations' | 'outlives the account';
}

/**
 * How each table leads to the owner of its rows: the column with the id of their account, or of a row of another table that
 * leads there; of two columns, either one or the other is filled. A new table does not compile until it is here.
 */
export const TABLE_OWNERS: {
  readonly [Name in keyof Tables]: Column<Tables[Name]> | readonly Column<Tables[Name]>[] | NoOwner;
} = {
  users: 'id',
  profilePictures: 'userId',
  organizationMembers: 'userId',
  linkedIdentities: 'userId',
  emailVerifications: 'userId',
  apiTokens: 'userId',
  passkeys: 'userId',
  stripeCustomers: 'userId',
  subscriptions: 'userId',

  games: 'userId',
  gamePhotos: 'userId',
  fetchedPictures: 'userId',
  copies: 'userId',
  tags: 'userId',
  loans: 'userId',
  savedViews: 'userId',
  sharedCollections: 'userId',
  // With the page that they are on, also if somebody else wrote them.
  sharedCollectionComments: 'collectionId',
  sharedCollectionVisits: 'collectionId',
  sharedStories: 'userId',
  aiRecommendations: 'userId',
  recommendationDismissals: 'userId',
  imports: 'userId',
  importRows: 'importId',
  importProgress: 'importId',

  gameSessions: 'userId',
  people: 'userId',
  personSpellings: 'userId',
  scoreSheets: 'userId',
  challenges: 'userId',
  scorePads: 'userId',
  scorePadEntries: 'padId',

  events: 'userId',
  nightCreations: 'userId',
  eventTemplates: 'createdBy',
  eventGames: 'eventId',
  eventMessages: 'eventId',
  eventAttendees: 'eventId',
  nightOptOuts: 'eventId',
  eventJoinRequests: 'eventId',
  eventProposals: 'eventId',
  eventVotes: 'eventId',
  eventComments: 'eventId',
  attendeeAnswers: 'attendeeId',
  eventDatePolls: 'eventId',
  eventDateOptions: 'eventId',
  eventDateAnswers: 'optionId',
  tournaments: 'eventId',
  tournamentPlayers: 'eventId',
  tournamentMatches: 'eventId',
  groups: 'userId',
  groupMembers: 'groupId',
  awards: 'groupId',
  awardBallots: 'awardId',
  channels: 'userId',
  channelDeliveries: 'channelId',

  // Null once the account is gone.
  mails: 'userId',
  mailSends: 'userId',
  mailOptOuts: 'userId',
  senderAddresses: 'userId',
  noticeDevices: ['userId', 'attendeeId'],
  abuseReports: 'userId',

  sessions: { noOwner: 'sign-in' },
  signUpLinks: { noOwner: 'sign-in' },
  signInCodes: { noOwner: 'sign-in' },
  passkeyChallenges: { noOwner: 'sign-in' },
  oidcPayloads: { noOwner: 'sign-in' },
  rateLimits: { noOwner: 'sign-in' },
  popularGames: { noOwner: 'catalogue' },
  staffRecommendations: { noOwner: 'catalogue' },
  seededFiles: { noOwner: 'catalogue' },
  serverSecrets: { noOwner: 'operations' },
  outboxMails: { noOwner: 'operations' },
  backupRuns: { noOwner: 'operations' },
  adminActs: { noOwner: 'operations' },
  stripeEvents: { noOwner: 'operations' },
  spentTrials: { noOwner: 'outlives the account' },
  formerOptOuts: { noOwner: 'outlives the account' },
};
