import { listInvitations, listRecentGuests } from '#shared/contracts/attendees.ts';
import { listSessions } from '#shared/contracts/account.ts';
import { getConfig } from '#shared/contracts/auth.ts';
import { getSubscription } from '#shared/contracts/billing.ts';
import { getCalendarFeed } from '#shared/contracts/calendar-feed.ts';
import { listCopies } from '#shared/contracts/copies.ts';
import { listEvents } from '#shared/contracts/events.ts';
import { listGames } from '#shared/contracts/games.ts';
import { listGroups, listMemberships } from '#shared/contracts/groups.ts';
import { getHostMails } from '#shared/contracts/host-mails.ts';
import { listHostings } from '#shared/contracts/hosts.ts';
import { listImports } from '#shared/contracts/imports.ts';
import { listLoans } from '#shared/contracts/loans.ts';
import { listMechanics } from '#shared/contracts/magic-picker.ts';
import { listPeople } from '#shared/contracts/people.ts';
import { countPlayedGames } from '#shared/contracts/played-games.ts';
import { listPlays } from '#shared/contracts/plays.ts';
import { listDecidedGames } from '#shared/contracts/popular-games.ts';
import { listViews } from '#shared/contracts/saved-views.ts';
import { listPads } from '#shared/contracts/score-pads.ts';
import { listSheets } from '#shared/contracts/score-sheets.ts';
import { listSharings } from '#shared/contracts/sharing.ts';
import { listTags } from '#shared/contracts/tags.ts';
import { listTemplates } from '#shared/contracts/templates.ts';
import { completeTitle } from '#shared/contracts/titles.ts';
import { aConfig } from './a-config.ts';
import { answer, type Answered } from './answers.ts';

/** The API of an account in which nothing is. A test puts what it has behind these. */
export const EMPTY_ACCOUNT: readonly Answered[] = [
  answer(getConfig, aConfig()),
  answer(getSubscription, null),
  answer(getCalendarFeed, { url: null }),
  answer(getHostMails, { digest: true }),
  answer(countPlayedGames, { games: 0, plays: 0 }),
  ...[
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
    listPeople,
    listPlays,
    listRecentGuests,
    listSharings,
    listSheets,
    listSessions,
    listTags,
    listTemplates,
    listViews,
    completeTitle,
  ].map((list) => answer(list, [])),
];
