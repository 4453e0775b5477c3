import { accountContracts } from '#shared/accounts/account-contract.ts';
import { accountFileContracts } from '#shared/transfer/account-file-contract.ts';
import { attendeeContracts } from '#shared/nights/attendees-contract.ts';
import { listActs } from '#shared/admin/acts-contract.ts';
import { mailsOfSiteContracts } from '#shared/admin/mails-contract.ts';
import { peopleOfSiteContracts } from '#shared/admin/people-contract.ts';
import { siteContracts } from '#shared/admin/site-contract.ts';
import { awardContracts } from '#shared/awards/awards-contract.ts';
import { authContracts } from '#shared/accounts/auth-contract.ts';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import { calendarFeedContracts } from '#shared/nights/calendar-feed-contract.ts';
import { channelContracts } from '#shared/nights/news/channels-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { billingContracts } from '#shared/plans/billing-contract.ts';
import { collectionExportContracts } from '#shared/transfer/collection-export-contract.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { datePollContracts } from '#shared/nights/date-polls/date-polls-contract.ts';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { noticeContracts } from '#shared/notices/notices-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { eventContracts } from '#shared/nights/events-contract.ts';
import { gamePhotoContracts } from '#shared/games/game-photos-contract.ts';
import { gameContracts } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { hostMailContracts } from '#shared/nights/host-mails-contract.ts';
import { groupContracts } from '#shared/nights/groups-contract.ts';
import { hostContracts } from '#shared/organizations/hosts-contract.ts';
import { importContracts } from '#shared/transfer/imports-contract.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import { joinLinkContracts } from '#shared/nights/join-links-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { watchEvent } from '#shared/nights/live-nights-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { savedViewContracts } from '#shared/collection/saved-views-contract.ts';
import { copyContracts } from '#shared/copies/change-copies-contract.ts';
import { tagContracts } from '#shared/games/tags-contract.ts';
import { loanContracts } from '#shared/games/loans/loans-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { ladderContracts } from '#shared/ladders/ladders-contract.ts';
import { legalContracts } from '#shared/accounts/legal-contract.ts';
import { nightCommentContracts } from '#shared/nights/night-comments-contract.ts';
import { nightMessageContracts } from '#shared/nights/night-messages-contract.ts';
import { nudgeContracts } from '#shared/nights/nudges-contract.ts';
import { waitingMailsContracts } from '#shared/nights/waiting-mails-contract.ts';
import { peopleContracts } from '#shared/plays/people-contract.ts';
import { playContracts } from '#shared/plays/plays-contract.ts';
import { downloadPlays } from '#shared/plays/play-export-contract.ts';
import { playedGameContracts } from '#shared/plays/played-games-contract.ts';
import { popularGameContracts } from '#shared/games/popular-games-contract.ts';
import { recommendationDismissalContracts } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { recommendationContracts } from '#shared/recommendations/recommendations-contract.ts';
import { scorePadContracts } from '#shared/score-pads/score-pads-contract.ts';
import { challengeContracts } from '#shared/challenges/challenges-contract.ts';
import { scoreSheetContracts } from '#shared/plays/score-sheets-contract.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { sharedCollectionContracts } from '#shared/sharing/shared-collection-contract.ts';
import { sharingContracts } from '#shared/sharing/sharing-contract.ts';
import { staffPickContracts } from '#shared/recommendations/staff-picks-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { storyContracts } from '#shared/stories/stories-contract.ts';
import { templateContracts } from '#shared/nights/templates-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { passkeyContracts } from '#shared/accounts/passkeys-contract.ts';
import { tokenContracts } from '#shared/accounts/tokens-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { tournamentContracts } from '#shared/tournaments/tournament-contract.ts';
import { voteContracts } from '#shared/nights/votes-contract.ts';
import { wrapUpContracts } from '#shared/nights/wrap-up-contract.ts';

/** Every JSON endpoint: the source of the OpenAPI document and of the tests of refusals. */
export const allContracts: readonly Contract[] = [
  ...authContracts,
  ...accountContracts,
  ...passkeyContracts,
  ...tokenContracts,
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
  ...challengeContracts,
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
  previewInvitation,
  ...attendeeContracts,
  listJoinRequests,
  ...nightMessageContracts,
  ...nightCommentContracts,
  ...nudgeContracts,
  ...waitingMailsContracts,
  ...wrapUpContracts,
  getHome,
  ...groupContracts,
  ...awardContracts,
  ...ladderContracts,
  ...hostContracts,
  startTrial,
  ...billingContracts,
  ...legalContracts,
  ...templateContracts,
  getEventAnalytics,
  watchEvent,
  ...calendarFeedContracts,
  ...hostMailContracts,
  ...channelContracts,
  ...noticeContracts,
  ...voteContracts,
  ...tournamentContracts,
  planEvening,
  ...sharingContracts,
  ...sharedCollectionContracts,
  ...storyContracts,
  ...peopleOfSiteContracts,
  ...mailsOfSiteContracts,
  ...siteContracts,
  listActs,
];
