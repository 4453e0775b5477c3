import { listInvitations, listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { listSessions } from '#shared/accounts/account-contract.ts';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { getSubscription } from '#shared/plans/billing-contract.ts';
import { getCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { listNoticeDevices } from '#shared/notices/notices-contract.ts';
import { listChannels } from '#shared/nights/news/channels-contract.ts';
import { listChallenges } from '#shared/challenges/challenges-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listGroups, listMemberships } from '#shared/nights/groups-contract.ts';
import { getHostMails } from '#shared/nights/host-mails-contract.ts';
import { listHostings } from '#shared/organizations/hosts-contract.ts';
import { listImports } from '#shared/transfer/imports-contract.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import { listLoans } from '#shared/games/loans/loans-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { countPlayedGames } from '#shared/plays/played-games-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { listDecidedGames } from '#shared/games/popular-games-contract.ts';
import { listViews } from '#shared/collection/saved-views-contract.ts';
import { listPads } from '#shared/score-pads/score-pads-contract.ts';
import { listSheets } from '#shared/plays/score-sheets-contract.ts';
import { listSharings } from '#shared/sharing/sharing-contract.ts';
import { listStories } from '#shared/stories/stories-contract.ts';
import { listTags } from '#shared/games/tags-contract.ts';
import { listPasskeys } from '#shared/accounts/passkeys-contract.ts';
import { listTokens } from '#shared/accounts/tokens-contract.ts';
import { listTemplates } from '#shared/nights/templates-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { aConfig } from './a-config.ts';
import { answer, type Answered } from './answers.ts';

/** The API of an account in which nothing is. A test puts what it has behind these. */
export const EMPTY_ACCOUNT: readonly Answered[] = [
  answer(getConfig, aConfig()),
  answer(getSubscription, null),
  answer(getCalendarFeed, { url: null }),
  answer(previewInvitation, { subject: '', html: '' }),
  answer(listNoticeDevices, { publicKey: '', devices: [] }),
  answer(getHostMails, { digest: true }),
  answer(countPlayedGames, { games: 0, plays: 0 }),
  ...[
    listChannels,
    listChallenges,
    listCopies,
    listDecidedGames,
    listEvents,
    listGames,
    listGroups,
    listHostings,
    listImports,
    listInvitations,
    listLoans,
    listMechanics,
    listMemberships,
    listPads,
    listPasskeys,
    listPeople,
    listPlays,
    listRecentGuests,
    listSharings,
    listSheets,
    listSessions,
    listStories,
    listTags,
    listTemplates,
    listTokens,
    listViews,
    completeTitle,
  ].map((list) => answer(list, [])),
];
