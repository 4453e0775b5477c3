import { accountContracts } from './account.ts';
import { accountFileContracts } from './account-file.ts';
import { attendeeContracts } from './attendees.ts';
import { authContracts } from './auth.ts';
import { suggestTitles } from './barcodes.ts';
import { calendarFeedContracts } from './calendar-feed.ts';
import { changeGame } from './change-game.ts';
import { billingContracts } from './billing.ts';
import { collectionExportContracts } from './collection-export.ts';
import type { Contract } from './contract.ts';
import { datePollContracts } from './date-polls.ts';
import { getEventAnalytics } from './event-analytics.ts';
import { planEvening } from './evening.ts';
import { eventContracts } from './events.ts';
import { gamePhotoContracts } from './game-photos.ts';
import { gameContracts } from './games.ts';
import { getHome } from './home.ts';
import { askHostEmail } from './host-email.ts';
import { hostMailContracts } from './host-mails.ts';
import { groupContracts } from './groups.ts';
import { hostContracts } from './hosts.ts';
import { importContracts } from './imports.ts';
import { joinLinkContracts } from './join-links.ts';
import { listJoinRequests } from './join-requests.ts';
import { watchEvent } from './live-nights.ts';
import { changeGames } from './change-many-games.ts';
import { savedViewContracts } from './saved-views.ts';
import { copyContracts } from './change-copies.ts';
import { tagContracts } from './tags.ts';
import { loanContracts } from './loans.ts';
import { listMechanics } from './magic-picker.ts';
import { legalContracts } from './legal.ts';
import { nightMessageContracts } from './night-messages.ts';
import { nudgeContracts } from './nudges.ts';
import { peopleContracts } from './people.ts';
import { playContracts } from './plays.ts';
import { downloadPlays } from './play-export.ts';
import { playedGameContracts } from './played-games.ts';
import { popularGameContracts } from './popular-games.ts';
import { recommendationDismissalContracts } from './recommendation-dismissals.ts';
import { recommendationContracts } from './recommendations.ts';
import { scorePadContracts } from './score-pads.ts';
import { scoreSheetContracts } from './score-sheets.ts';
import { scrapeGame } from './scrape.ts';
import { sharedCollectionContracts } from './shared-collection.ts';
import { sharingContracts } from './sharing.ts';
import { staffPickContracts } from './staff-picks.ts';
import { getStaffRecommendationState, listStaffRecommendations } from './staff-recommendations.ts';
import { templateContracts } from './templates.ts';
import { completeTitle } from './titles.ts';
import { startTrial } from './trial.ts';
import { voteContracts } from './votes.ts';
import { wrapUpContracts } from './wrap-up.ts';

/** Every JSON endpoint: the source of the OpenAPI document and of the tests of refusals. */
export const allContracts: readonly Contract[] = [
  ...authContracts,
  ...accountContracts,
  ...accountFileContracts,
  ...collectionExportContracts,
  ...gameContracts,
  ...gamePhotoContracts,
  downloadPlays,
  changeGame,
  changeGames,
  listMechanics,
  ...loanContracts,
  ...playedGameContracts,
  ...popularGameContracts,
  scrapeGame,
  completeTitle,
  suggestTitles,
  ...importContracts,
  ...peopleContracts,
  ...playContracts,
  ...scorePadContracts,
  ...scoreSheetContracts,
  ...savedViewContracts,
  ...copyContracts,
  ...tagContracts,
  ...recommendationContracts,
  ...recommendationDismissalContracts,
  listStaffRecommendations,
  getStaffRecommendationState,
  ...staffPickContracts,
  ...eventContracts,
  ...datePollContracts,
  askHostEmail,
  ...joinLinkContracts,
  ...attendeeContracts,
  listJoinRequests,
  ...nightMessageContracts,
  ...nudgeContracts,
  ...wrapUpContracts,
  getHome,
  ...groupContracts,
  ...hostContracts,
  startTrial,
  ...billingContracts,
  ...legalContracts,
  ...templateContracts,
  getEventAnalytics,
  watchEvent,
  ...calendarFeedContracts,
  ...hostMailContracts,
  ...voteContracts,
  planEvening,
  ...sharingContracts,
  ...sharedCollectionContracts,
];
