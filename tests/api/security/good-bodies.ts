import { startAwards } from '#shared/awards/awards-contract.ts';
import { changeLadderSeat, switchLadder } from '#shared/ladders/ladders-contract.ts';
import * as site from '#shared/admin/people-contract.ts';
import { makeSignUpLink, setReportClosed } from '#shared/admin/site-contract.ts';
import { changeProfile, deleteAccount } from '#shared/accounts/account-contract.ts';
import { startCheckout } from '#shared/plans/billing-contract.ts';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { addAttendees, answerInvitation, changeAttendee, getGuestLink } from '#shared/nights/attendees-contract.ts';
import {
  answerDatePoll,
  changeDatePoll,
  pinDatePoll,
  reopenDatePoll,
  setPollDate,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import {
  cancelEvent,
  changeEvent,
  createEvent,
  duplicateEvent,
  addEventGames,
  setEventGames,
} from '#shared/nights/events-contract.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { downloadSelected } from '#shared/transfer/collection-export-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { addGame, rateGame } from '#shared/games/games-contract.ts';
import { setHostMails } from '#shared/nights/host-mails-contract.ts';
import { changeGroup, changeMembership, createGroup } from '#shared/nights/groups-contract.ts';
import { inviteHost } from '#shared/organizations/hosts-contract.ts';
import { addNightComment } from '#shared/nights/night-comments-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { mergePeople, renamePerson, splitPerson } from '#shared/plays/people-contract.ts';
import { changeOutcomes, changePlay, recordPlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { addPlayedGamesToCollection } from '#shared/plays/played-games-contract.ts';
import { addLoan, changeLoan, endLoan } from '#shared/games/loans/loans-contract.ts';
import { addPopularGame } from '#shared/games/popular-games-contract.ts';
import { applyImport, importBggUser } from '#shared/transfer/imports-contract.ts';
import { dismissRecommendation } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { tuneRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { finishPad, startPad, writePad } from '#shared/score-pads/score-pads-contract.ts';
import { addSheet, changeSheet } from '#shared/plays/score-sheets-contract.ts';
import { shareStory, updateStory } from '#shared/stories/stories-contract.ts';
import { aStory, aStoryCard } from '#tests/support/rows/story-payloads.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import {
  addStaffPick,
  changeStaffPick,
  moveStaffPick,
  retireStaffPick,
} from '#shared/recommendations/staff-picks-contract.ts';
import { saveNoticeDevice } from '#shared/notices/notices-contract.ts';
import { aSubscription } from '#tests/support/rows/notices.ts';
import { addChannel, changeChannel } from '#shared/nights/news/channels-contract.ts';
import { addView, changeView, orderViews } from '#shared/collection/saved-views-contract.ts';
import { addCopy, changeCopy } from '#shared/copies/change-copies-contract.ts';
import { addPasskey, renamePasskey } from '#shared/accounts/passkeys-contract.ts';
import { createToken } from '#shared/accounts/tokens-contract.ts';
import { addTag, changeTag } from '#shared/games/tags-contract.ts';
import { addComment } from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing, createSharing } from '#shared/sharing/sharing-contract.ts';
import {
  changeTemplate,
  createTemplate,
  saveAsTemplate,
  skipOccurrence,
  useTemplate,
} from '#shared/nights/templates-contract.ts';
import * as cups from '#shared/tournaments/tournament-contract.ts';
import { giveBallot, proposeGame, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { ANA, ROUNDS, scoreEntry } from '#tests/support/rows/a-pad.ts';
import { aLoan } from '#tests/support/rows/a-loan.ts';
import { SLACK_CHANNEL } from '#tests/support/rows/channels.ts';
import { addChallenge, changeChallenge } from '#shared/challenges/challenges-contract.ts';
import { aChallenge } from '#tests/support/rows/a-challenge.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { PICK } from '#tests/support/rows/a-pick.ts';

const PLAY = { players: '["Ana","Bea"]', scores: '[12,7]', duration: 45 };

/** Bodies that are taken, so that one odd field among good ones gets as far as the database. */
export const GOOD_BODIES: Record<string, object> = {
  [createAccount.path]: { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.org' },
  [changeProfile.path]: { firstName: 'Ana', lastName: null, timeZone: 'Europe/Lisbon' },
  [deleteAccount.path]: { confirm: 'not quite' },
  [site.deletePerson.path]: { confirm: 'not quite' },
  [site.givePlan.path]: { plan: 'premium', until: '2030-05-03T18:00:00Z' },
  [site.setDisabled.path]: { disabled: true },
  [makeSignUpLink.path]: { uses: 1, days: 7 },
  [setReportClosed.path]: { closed: true },
  [addCopy.path]: { edition: 'Second', pricePaid: 24.5, priceCurrency: 'EUR', acquiredOn: '2024-05-01', place: 'Loft' },
  [changeCopy.path]: { place: 'Attic' },
  [addGame.path]: { title: 'Azul', players: '2-4', duration: '45 min' },
  [startCheckout.path]: { plan: 'premium', period: 'annual' },
  [changeGame.path]: { title: 'Azul' },
  [changeGames.path]: { ids: [1], change: { kind: 'tags', add: [], remove: [1] } },
  [downloadSelected.path]: { ids: [1] },
  [rateGame.path]: { rating: 4.5 },
  [changeOutcomes.path]: { from: 'highest', to: 'lowest' },
  [addPopularGame.path]: { isWishlist: true },
  [addPlayedGamesToCollection.path]: { keys: ['bgg:230802'] },
  [importBggUser.path]: { username: 'ana' },
  [applyImport.path]: { erase: ['notes'] },
  [recordPlay.path]: PLAY,
  [changePlay.path]: PLAY,
  [recordPlayElsewhere.path]: { ...PLAY, gameTitle: 'Azul' },
  [tuneRecommendations.path]: { weight: -0.5, surprise: 0, company: 1 },
  [dismissRecommendation.path]: { title: 'Risk', bggId: 181 },
  [addStaffPick.path]: PICK,
  [changeStaffPick.path]: { ...PICK, updatedAt: '2026-01-01T00:00:00.000Z' },
  [retireStaffPick.path]: { retired: false, updatedAt: '2026-01-01T00:00:00.000Z' },
  [moveStaffPick.path]: { to: 'later' },
  [scrapeGame.path]: { url: 'https://shop.invalid/azul' },
  [renamePerson.path]: { name: 'Ana' },
  [mergePeople.path]: { otherId: 1 },
  [splitPerson.path]: { spellings: ['Ana'] },
  [previewInvitation.path]: { title: 'Friday', date: '2030-05-03T18:00:00Z', hostEmail: 'ana@example.org' },
  [createEvent.path]: { title: 'Friday', date: '2030-05-03T18:00:00Z', hostEmail: 'ana@example.org' },
  [changeEvent.path]: { title: 'Saturday' },
  [cancelEvent.path]: { reason: 'I am ill' },
  [changeDatePoll.path]: {
    options: [{ startsAt: '2030-05-03T18:00:00Z' }, { startsAt: '2030-05-04T18:00:00Z' }],
    minHeads: 2,
  },
  [answerDatePoll.path]: { answers: [{ optionId: 1, answer: 'if_need_be' }], note: 'After eight' },
  [pinDatePoll.path]: { attendeeIds: [1], gameIds: [1], proposalIds: [] },
  [setPollDate.path]: { optionId: 1, anyway: true },
  [reopenDatePoll.path]: { answersUntil: '2030-04-20T18:00:00Z' },
  [addNightComment.path]: { text: 'Lovely' },
  [sendMessage.path]: { audience: 'coming', text: 'Bring slippers' },
  [duplicateEvent.path]: { date: '2030-05-10T18:00:00Z' },
  [addEventGames.path]: { gameIds: [1] },
  [setEventGames.path]: { gameId: 1, gameIds: [] },
  [setJoinLink.path]: { state: 'on' },
  [addAttendees.path]: { attendees: [{ email: 'bea@example.org' }] },
  [changeAttendee.path]: { attendeeNotes: 'Brings crisps' },
  [answerInvitation.path]: { status: 'maybe' },
  [setCalendarFeed.path]: { state: 'on' },
  [setHostMails.path]: { digest: false },
  [setVoteClosed.path]: { closed: false },
  [cups.setTournament.path]: { format: 'swiss', players: [{ name: 'Ana' }, { name: 'Ben' }], guestsReport: true },
  [cups.addTournamentPlayer.path]: { name: 'Cem', playerId: 1, isWithdrawn: true },
  [cups.drawTournamentRound.path]: { round: 1 },
  [cups.undoTournamentRound.path]: { round: 1 },
  [cups.enterMatchResult.path]: { matchId: 1, result: 'first' },
  [cups.recordMatchPlay.path]: { matchId: 1 },
  [giveBallot.path]: { approves: [], veto: null, teaches: [], sharesShelf: false },
  [proposeGame.path]: { title: 'Root' },
  [getGuestLink.path]: { renew: true },
  [createTemplate.path]: { name: 'Fridays', time: '19:00', repeat: 'monthly', monthWeek: 2, nextDate: '2999-05-10' },
  [changeTemplate.path]: { time: '19:00', repeat: 'weekly', nextDate: '2999-05-10' },
  [saveAsTemplate.path]: { name: 'Fridays' },
  [useTemplate.path]: { date: '2030-05-10T18:00:00Z' },
  [skipOccurrence.path]: { date: '2999-05-10' },
  [createGroup.path]: { name: 'Fridays', members: [{ email: 'bea@example.org' }] },
  [changeGroup.path]: { members: [{ email: 'bea@example.org', name: 'Bea' }] },
  [changeMembership.path]: { sharesShelf: true },
  [startAwards.path]: {
    year: 2026,
    titles: [{ title: 'Game of the year', about: 'game' }],
    games: ['Azul', 'Brass'],
    people: [],
  },
  [switchLadder.path]: { isOn: true },
  [changeLadderSeat.path]: { seat: 1, isOff: true },
  [inviteHost.path]: { email: 'bea@example.org' },
  [wrapUp.path]: { came: [1], plays: [{ ...PLAY, key: 'a', gameTitle: 'Azul' }] },
  [createSharing.path]: { title: 'Our shelf' },
  [changeSharing.path]: { description: 'All of it' },
  [shareStory.path]: aStory(),
  [updateStory.path]: { title: 'A year', cards: [aStoryCard()] },
  [startPad.path]: { key: 'key-of-a-pad', gameId: null, gameTitle: 'Azul', sheet: ROUNDS },
  [writePad.path]: { after: 0, entries: [scoreEntry(ANA, 'round-1', 5)] },
  [finishPad.path]: { duration: 45, notes: null },
  [addPasskey.path]: { credential: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  [renamePasskey.path]: { name: 'My key' },
  [createToken.path]: { name: 'Kitchen', scope: 'read', days: 30 },
  [addTag.path]: { name: 'Attic' },
  [addChannel.path]: SLACK_CHANNEL,
  [saveNoticeDevice.path]: { ...aSubscription(), kinds: ['loans'], alsoMailed: true, quiet: null, timeZone: 'UTC' },
  [changeChannel.path]: { name: 'Friends', news: ['night.moved'] },
  [addView.path]: { name: 'Short', query: 'minutes=30' },
  [changeView.path]: { name: 'Short', isPinned: false },
  [orderViews.path]: { ids: [1] },
  [changeTag.path]: { name: 'Attic', colour: 'red' },
  [addLoan.path]: aLoan(),
  [changeLoan.path]: aLoan(),
  [endLoan.path]: { on: '2026-11-25' },
  [addChallenge.path]: { ...aChallenge(), rule: { kind: 'ten_by_ten', games: [{ gameId: 1, title: 'Azul' }] } },
  [changeChallenge.path]: { ...aChallenge(), isArchived: true },
  [addSheet.path]: aSheet(),
  [changeSheet.path]: aSheet(),
  [addComment.path]: { text: 'Lovely' },
};
