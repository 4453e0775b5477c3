import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as inFile from '#server/transfer/account-file/file-columns.ts';
import * as schema from '#shared/schema/tables.ts';
import { OWNED_TABLES } from '#tests/support/owners/owned-tables.ts';

describe('every column is exported or listed as excluded', () => {
  const OWNER = 'says whose it is, which the file itself says';
  const TECHNICAL = 'means something to this server alone';
  const SECRET = 'gives access to the account';
  const FOLLOWS = 'follows from what is in the file';
  const DEVICE = 'is sent again by the browser with which somebody answers';
  const ASKED = 'asks by a mail and a link that are not in the file';
  const CONSENT = 'is what somebody else agreed to, and not for whoever has the file to say';
  const of: Record<string, { columns: object; leftOut: Record<string, string> } | undefined> = {
    users: {
      columns: inFile.PROFILE,
      leftOut: {
        id: TECHNICAL,
        externalId: SECRET,
        password: 'is empty',
        emailVerifiedAt: TECHNICAL,
        isPremium: 'a plan is of the account',
        isPremiumPlus: 'a plan is of the account',
        planUntil: 'a plan is of the account',
        disabledAt: 'is for an administrator of this site to say',
        paidPlan: 'a plan is of the account',
        trialEndsAt: 'a plan is of the account',
        calendarHash: SECRET,
        calendarSeed: SECRET,
        revision: TECHNICAL,
        gamesAtMost: TECHNICAL,
        textAtMost: TECHNICAL,
        playsAtMost: TECHNICAL,
        namesAtMost: TECHNICAL,
        updatedAt: TECHNICAL,
      },
    },
    games: {
      columns: inFile.GAME,
      leftOut: { userId: OWNER, titleKey: FOLLOWS, photo: FOLLOWS, removedAt: FOLLOWS, updatedAt: TECHNICAL },
    },
    gameSessions: {
      columns: { ...inFile.PLAY, ...inFile.NIGHT_PLAY },
      leftOut: {
        userId: OWNER,
        gameTitleKey: FOLLOWS,
        idempotencyKey: TECHNICAL,
        importId: TECHNICAL,
        updatedAt: TECHNICAL,
      },
    },
    eventTemplates: {
      columns: inFile.TEMPLATE,
      leftOut: { createdBy: OWNER, idempotencyKey: TECHNICAL, updatedAt: TECHNICAL },
    },
    events: {
      columns: inFile.NIGHT,
      leftOut: {
        userId: OWNER,
        publicId: 'is the address of one night on one server',
        sequence: 'counts changes under that address',
        joinHash: SECRET,
        joinSeed: SECRET,
        isUnannounced: 'concerns channels, which are not in the file',
        idempotencyKey: TECHNICAL,
        updatedAt: TECHNICAL,
      },
    },
    eventGames: { columns: inFile.NIGHT_GAME, leftOut: { id: TECHNICAL } },
    eventDatePolls: {
      columns: inFile.DATE_POLL,
      leftOut: { settlingOptionId: 'can still be undone here', settlesAt: 'can still be undone here' },
    },
    eventDateOptions: { columns: inFile.DATE_OPTION, leftOut: {} },
    eventDateAnswers: { columns: inFile.DATE_ANSWER, leftOut: {} },
    tournaments: { columns: inFile.TOURNAMENT, leftOut: {} },
    tournamentPlayers: { columns: inFile.TOURNAMENT_PLAYER, leftOut: {} },
    tournamentMatches: { columns: inFile.TOURNAMENT_MATCH, leftOut: { id: TECHNICAL } },
    eventMessages: { columns: inFile.NIGHT_MESSAGE, leftOut: { id: TECHNICAL, idempotencyKey: TECHNICAL } },
    eventAttendees: {
      columns: inFile.ATTENDEE,
      leftOut: {
        linkHash: SECRET,
        linkSeed: SECRET,
        sharesShelf: CONSENT,
        contactAllowedAt: CONSENT,
        timeZone: DEVICE,
        hourCycle: DEVICE,
        language: DEVICE,
        movedFrom: ASKED,
        confirmedMoveAt: ASKED,
        datesUnreportedSince: TECHNICAL,
      },
    },
    eventProposals: { columns: inFile.PROPOSAL, leftOut: { eventId: FOLLOWS, titleKey: FOLLOWS } },
    eventVotes: { columns: inFile.VOTE, leftOut: { id: TECHNICAL, eventId: FOLLOWS } },
    eventComments: { columns: inFile.NIGHT_COMMENT, leftOut: { id: TECHNICAL, eventId: FOLLOWS } },
    attendeeAnswers: { columns: inFile.ANSWER, leftOut: { id: TECHNICAL } },
    aiRecommendations: { columns: inFile.RECOMMENDATION, leftOut: { id: TECHNICAL, userId: OWNER } },
    recommendationDismissals: {
      columns: inFile.DISMISSAL,
      leftOut: { id: TECHNICAL, userId: OWNER, titleKey: FOLLOWS },
    },
    sharedCollections: {
      columns: inFile.SHARED_COLLECTION,
      leftOut: { id: TECHNICAL, userId: OWNER, updatedAt: TECHNICAL },
    },
    sharedStories: { columns: inFile.SHARED_STORY, leftOut: { id: TECHNICAL, userId: OWNER, updatedAt: TECHNICAL } },
    sharedCollectionComments: {
      columns: inFile.OWN_COMMENT,
      leftOut: { id: TECHNICAL, userId: OWNER, collectionId: FOLLOWS, idempotencyKey: TECHNICAL },
    },
    groups: { columns: inFile.GROUP, leftOut: { userId: OWNER, idempotencyKey: TECHNICAL, updatedAt: TECHNICAL } },
    groupMembers: { columns: inFile.MEMBER, leftOut: { id: TECHNICAL, sharesShelfSince: CONSENT } },
    awards: { columns: inFile.AWARDS, leftOut: { id: TECHNICAL, askedAt: TECHNICAL } },
    savedViews: {
      columns: inFile.SAVED_VIEW,
      leftOut: { id: TECHNICAL, userId: OWNER, nameKey: FOLLOWS, position: FOLLOWS },
    },
    copies: { columns: inFile.COPY, leftOut: { userId: OWNER } },
    tags: { columns: inFile.TAG, leftOut: { userId: OWNER, nameKey: FOLLOWS } },
    challenges: { columns: inFile.CHALLENGE, leftOut: { id: TECHNICAL, userId: OWNER, idempotencyKey: TECHNICAL } },
    scoreSheets: { columns: inFile.SCORE_SHEET, leftOut: { id: TECHNICAL, userId: OWNER, updatedAt: TECHNICAL } },
    loans: {
      columns: { ...inFile.LOAN },
      leftOut: {
        id: TECHNICAL,
        userId: OWNER,
        remindsBorrower: 'asks somebody by mail, which only the press of its owner here may',
        ownerRemindedAt: TECHNICAL,
        borrowerRemindedAt: TECHNICAL,
      },
    },
    organizationMembers: {
      columns: inFile.HOST,
      leftOut: { id: TECHNICAL, userId: OWNER, memberId: 'says which account it is, whose address is in the file' },
    },
    mailOptOuts: { columns: inFile.OPT_OUT, leftOut: { userId: OWNER, isFromFile: FOLLOWS } },
    imports: {
      columns: inFile.IMPORT,
      leftOut: { id: TECHNICAL, userId: OWNER, size: FOLLOWS, tally: FOLLOWS, problem: TECHNICAL },
    },
    mails: {
      columns: inFile.MAIL,
      leftOut: {
        id: TECHNICAL,
        userId: OWNER,
        attendeeId: FOLLOWS,
        occurrence: TECHNICAL,
        payload: FOLLOWS,
        recipient: FOLLOWS,
        dueAt: TECHNICAL,
        attempts: TECHNICAL,
        noticedAt: TECHNICAL,
      },
    },
  };
  /** In the file in a form of their own: spellings with their people, the picture with the profile, photos in one size. */
  const OTHERWISE = ['people', 'personSpellings', 'profilePictures', 'gamePhotos'];
  /** Of this server, or of a sign-in, as tokens and passkeys are. */
  const NOT_THEIRS = [
    'linkedIdentities',
    'emailVerifications',
    'apiTokens',
    'passkeys',
    'stripeCustomers',
    'subscriptions',
    'mailSends',
    'senderAddresses',
    'importProgress',
    'importRows',
    'sharedCollectionVisits',
    'eventJoinRequests',
    'nightOptOuts',
    'nightCreations',
    'abuseReports',
    'fetchedPictures',
  ];
  /** They lead to addresses that let anybody post there, or belong to this site's own. */
  const SECRETS = ['channels', 'channelDeliveries', 'noticeDevices'];
  /** Nobody may read them. */
  const VOTES = ['awardBallots'];
  /** Table talk: an open pad is a game that is still being played here, and a finished one is a play. */
  const UNFINISHED = ['scorePads', 'scorePadEntries'];
  const OWNERLESS = new Set(OWNED_TABLES.flatMap(({ name, columns }) => (columns.length === 0 ? [name] : [])));
  const tables = Object.entries<unknown>(schema).flatMap(([name, table]) =>
    is(table, PgTable) && !OWNERLESS.has(getTableName(table)) ? [[name, table] as const] : [],
  );

  test.each(tables)('of the table %s', (name, table) => {
    const known = of[name];
    if (!known) return expect([...OTHERWISE, ...NOT_THEIRS, ...SECRETS, ...VOTES, ...UNFINISHED]).toContain(name);
    const columns = [...Object.keys(known.columns), ...Object.keys(known.leftOut)];
    expect(columns.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
  });
});
