import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, getPicture } from '#shared/accounts/account-contract.ts';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { allContracts } from '#shared/all-contracts.ts';
import * as attendees from '#shared/nights/attendees-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Contract } from '#shared/contract/contract.ts';
import * as datePolls from '#shared/nights/date-polls/date-polls-contract.ts';
import * as awards from '#shared/awards/awards-contract.ts';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import * as nudges from '#shared/nights/nudges-contract.ts';
import * as joinLinks from '#shared/nights/join-links-contract.ts';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import * as groups from '#shared/nights/groups-contract.ts';
import * as ladders from '#shared/ladders/ladders-contract.ts';
import { listHosts, removeHost } from '#shared/organizations/hosts-contract.ts';
import { watchEvent } from '#shared/nights/live-nights-contract.ts';
import { changePlay, deletePlay } from '#shared/plays/plays-contract.ts';
import { listNightPlays } from '#shared/stories/stories-contract.ts';
import * as templates from '#shared/nights/templates-contract.ts';
import * as comments from '#shared/nights/night-comments-contract.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import * as waiting from '#shared/nights/waiting-mails-contract.ts';
import * as nightMessages from '#shared/nights/night-messages-contract.ts';
import * as tournaments from '#shared/tournaments/tournament-contract.ts';
import * as votes from '#shared/nights/votes-contract.ts';
import * as channels from '#shared/nights/news/channels-contract.ts';
import * as wrapUps from '#shared/nights/wrap-up-contract.ts';
import { aVotedNight, endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { addChannelFor, SLACK_CHANNEL } from '#tests/support/rows/channels.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { askToHost, makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const AWARDS = { year: 2026, titles: [{ title: 'Best loser', about: 'person' }], games: [], people: ['Ida', 'Gus'] };

/** So that nothing is refused for the plan of whoever asks. */
const PLUS = { isPremiumPlus: true };

const app = testApp();
let cellar: Person;
let ben: Person;
beforeEach(async () => {
  cellar = await makeOrganization(app);
  ben = await makeOwner(app, PLUS);
});

interface ActingRequest {
  contract: Contract;
  sent: object;
  /** Expected status, if not the contract's. */
  status?: number;
}

/** Every call that somebody may make who hosts, on things of the organization that are there for each. */
async function everyCall(): Promise<ActingRequest[]> {
  const { eventId, hostId, guestIds } = await aVotedNight(cellar, { guests: ['gus@example.org', 'ida@example.org'] });
  const [gus = 0, ida = 0] = guestIds;
  const past = await aVotedNight(cellar, { titles: [] });
  await endedDaysAgo(app, past.eventId, 1);
  const written = await cellar.call(wrapUps.wrapUp, {
    params: { id: past.eventId },
    body: { came: [], plays: [{ key: 'a', gameTitle: 'Hive', players: '["Ida"]', scores: '[1]' }] },
  });
  const play = written.body.plays[0]?.play.id ?? 0;
  const { id: toCancel } = await addEventFor(cellar);
  const { id: toDelete } = await addEventFor(cellar);
  const toInvite = await addEventFor(cellar);
  const { id: cup } = await addEventFor(cellar, { eventType: 'tournament' });
  const twoNames = { format: 'swiss', players: [{ name: 'Gus' }, { name: 'Nia' }] };
  const [silent = 0] = await addGuestsFor(cellar, toInvite.id, ['nia@example.org']);
  const set = await addDatePollFor(cellar);
  await cellar.call(datePolls.setPollDate, { params: { id: set.id }, body: { optionId: set.optionIds[0] } });
  await setDueDates(app.services.db, new Date('2999-04-01T00:00:00Z'));
  const { id: poll, optionIds } = await addDatePollFor(cellar);
  const { id: template } = await addTemplateFor(cellar, FRIDAYS);
  const crew = await cellar.call(groups.createGroup, {
    body: { name: 'Crew', members: [{ email: 'gus@example.org' }] },
  });
  const { id: group, members } = crew.body;
  const { id: game } = await addGameFor(cellar, { title: 'Root' });
  const brought = await cellar.call(votes.proposeGame, { params: { id: hostId }, body: { title: 'Hive' } });
  const proposal = -(brought.body.games.find(({ isYours }) => isYours)?.number ?? 0);
  await cellar.call(events.changeEvent, { params: { id: past.eventId }, body: { allowsComments: true } });
  const commented = await cellar.call(comments.addNightComment, {
    params: { id: past.eventId },
    body: { text: 'Good evening' },
  });
  const comment = commented.body[0]?.id ?? 0;
  const channel = await addChannelFor(cellar, 'https://club.example');
  const { id: delivery } = (await cellar.call(channels.testChannel, { params: { id: channel } })).body;
  const of = (id: number, body?: object) => ({ params: { id }, ...(body && { body }) });
  const ofYear = (id: number) => ({ params: { id, year: 2026 } });
  const forCellar = (body?: object) => ({ for: cellar.id, ...(body && { body }) });
  return [
    { contract: events.listEvents, sent: forCellar() },
    { contract: events.createEvent, sent: forCellar(eventPayload()) },
    { contract: previewInvitation, sent: forCellar(eventPayload()) },
    { contract: events.getEvent, sent: of(eventId) },
    { contract: comments.listNightComments, sent: of(past.eventId) },
    { contract: comments.addNightComment, sent: of(past.eventId, { text: 'Welcome' }) },
    { contract: comments.removeNightComment, sent: of(comment) },
    { contract: waiting.getWaitingMails, sent: of(eventId) },
    { contract: waiting.sendWaitingMails, sent: of(eventId) },
    { contract: waiting.undoWaitingMails, sent: of(eventId), status: 409 },
    { contract: votes.askForVotes, sent: of(eventId) },
    { contract: events.changeEvent, sent: of(eventId, { title: 'Saturday' }) },
    { contract: events.duplicateEvent, sent: of(eventId, { date: '2999-06-03T18:00:00Z' }) },
    { contract: events.listEventGames, sent: of(eventId) },
    { contract: events.addEventGame, sent: of(eventId, { gameId: game }) },
    { contract: events.setEventGames, sent: of(eventId, { gameIds: [game] }) },
    { contract: events.addEventGames, sent: of(eventId, { gameIds: [game] }) },
    { contract: datePolls.getDatePoll, sent: of(poll) },
    { contract: datePolls.changeDatePoll, sent: of(poll, { minHeads: 2 }) },
    { contract: datePolls.answerDatePoll, sent: of(poll, { answers: [{ optionId: optionIds[0], answer: 'no' }] }) },
    { contract: datePolls.pinDatePoll, sent: of(poll, { attendeeIds: [] }) },
    { contract: datePolls.setPollDate, sent: of(poll, { optionId: optionIds[1], anyway: true }) },
    { contract: datePolls.undoSetDate, sent: of(poll) },
    { contract: datePolls.reopenDatePoll, sent: of(set.id) },
    { contract: joinLinks.getJoinLink, sent: of(eventId) },
    { contract: joinLinks.setJoinLink, sent: of(eventId, { state: 'on' }) },
    { contract: events.sendInvitations, sent: of(toInvite.id) },
    { contract: askHostEmail, sent: of(eventId), status: 409 },
    { contract: nudges.nudgeSilent, sent: of(toInvite.id), status: 429 },
    { contract: nightMessages.listMessages, sent: of(eventId) },
    { contract: nightMessages.sendMessage, sent: of(toInvite.id, { audience: 'invited', text: 'Bring cake' }) },
    { contract: events.cancelEvent, sent: of(toCancel) },
    { contract: attendees.listRecentGuests, sent: forCellar() },
    { contract: attendees.listAttendees, sent: of(eventId) },
    { contract: listJoinRequests, sent: of(eventId) },
    { contract: attendees.addAttendees, sent: of(eventId, { attendees: [{ email: 'new@example.org' }] }) },
    { contract: attendees.answerInvitation, sent: of(gus, { status: 'maybe' }) },
    { contract: attendees.changeAttendee, sent: of(gus, { checkedIn: true }) },
    { contract: attendees.resendInvitation, sent: of(gus) },
    { contract: attendees.getGuestLink, sent: of(gus, { renew: false }) },
    { contract: nudges.nudgeGuest, sent: of(silent), status: 429 },
    { contract: attendees.removeAttendee, sent: of(ida) },
    { contract: tournaments.getTournament, sent: of(cup) },
    { contract: tournaments.setTournament, sent: of(cup, twoNames) },
    { contract: tournaments.changeTournament, sent: of(cup, { guestsReport: true }) },
    { contract: tournaments.addTournamentPlayer, sent: of(cup, { name: 'Ida' }) },
    {
      contract: tournaments.changeTournamentPlayer,
      sent: of(cup, { playerId: 999_999_999, isWithdrawn: true }),
      status: 404,
    },
    { contract: tournaments.drawTournamentRound, sent: of(cup, { round: 1 }) },
    { contract: tournaments.undoTournamentRound, sent: of(cup, { round: 1 }) },
    { contract: tournaments.enterMatchResult, sent: of(cup, { matchId: 999_999_999, result: 'first' }), status: 404 },
    { contract: tournaments.recordMatchPlay, sent: of(cup, { matchId: 999_999_999 }), status: 404 },
    { contract: tournaments.removeTournament, sent: of(cup) },
    { contract: votes.getVotes, sent: of(eventId) },
    { contract: votes.setVoteClosed, sent: of(eventId, { closed: false }) },
    { contract: votes.getBallot, sent: of(hostId) },
    { contract: votes.giveBallot, sent: of(hostId, { approves: [], veto: null, teaches: [] }) },
    { contract: votes.proposeGame, sent: of(hostId, { title: 'Skull' }) },
    { contract: votes.withdrawProposal, sent: of(proposal) },
    { contract: wrapUps.getWrapUp, sent: of(past.eventId) },
    { contract: wrapUps.wrapUp, sent: of(past.eventId, { came: [], plays: [] }) },
    { contract: changePlay, sent: of(play, { players: '["Ida"]', scores: '[2]' }) },
    { contract: deletePlay, sent: of(play) },
    { contract: planEvening, sent: of(eventId) },
    { contract: getEventAnalytics, sent: forCellar() },
    { contract: listNightPlays, sent: forCellar() },
    { contract: templates.listTemplates, sent: forCellar() },
    { contract: templates.createTemplate, sent: forCellar({ name: 'Mondays' }) },
    { contract: templates.saveAsTemplate, sent: of(eventId, { name: 'Like this' }) },
    { contract: templates.changeTemplate, sent: of(template, { name: 'Fridays' }) },
    { contract: templates.useTemplate, sent: of(template, { date: '2999-06-03T18:00:00Z' }) },
    { contract: templates.skipOccurrence, sent: of(template, { date: '2999-05-03' }) },
    { contract: templates.deleteTemplate, sent: of(template) },
    { contract: groups.listGroups, sent: forCellar() },
    { contract: groups.createGroup, sent: forCellar({ name: 'Sundays' }) },
    { contract: groups.changeGroup, sent: of(group, { name: 'The crew' }) },
    { contract: groups.getGroupShelf, sent: of(group) },
    { contract: awards.startAwards, sent: of(group, AWARDS) },
    { contract: awards.listAwards, sent: of(group) },
    { contract: awards.askVoters, sent: ofYear(group) },
    { contract: awards.closeAwards, sent: ofYear(group) },
    { contract: awards.deleteAwards, sent: ofYear(group) },
    { contract: ladders.switchLadder, sent: of(group, { isOn: true }) },
    { contract: ladders.getLadder, sent: of(group) },
    { contract: ladders.listLadderSeats, sent: of(group) },
    { contract: ladders.changeLadderSeat, sent: of(group, { seat: members[0]?.id, isOff: true }) },
    { contract: groups.deleteGroup, sent: of(group) },
    { contract: channels.listChannels, sent: forCellar() },
    { contract: channels.addChannel, sent: forCellar(SLACK_CHANNEL) },
    { contract: channels.changeChannel, sent: of(channel, { name: 'Friends' }) },
    { contract: channels.resumeChannel, sent: of(channel) },
    { contract: channels.testChannel, sent: of(channel) },
    { contract: channels.listDeliveries, sent: of(channel) },
    { contract: channels.sendAgain, sent: of(delivery) },
    { contract: channels.deleteChannel, sent: of(channel) },
    { contract: listGames, sent: forCellar() },
    { contract: events.deleteEvent, sent: of(toDelete) },
  ];
}

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const outcomes = async (person: Person, calls: readonly ActingRequest[]) => {
  const found: [string, number][] = [];
  for (const { contract, sent } of calls) found.push([nameOf(contract), (await person.call(contract, sent)).status]);
  return found;
};
const allNotFound = (calls: readonly ActingRequest[]) => calls.map(({ contract }) => [nameOf(contract), 404]);

describe('an organization is not found', () => {
  test('for a stranger, for an invited person and for a removed host', async () => {
    const [stranger, asked] = [await makeOwner(app, PLUS), await makeOwner(app, PLUS)];
    await askToHost(cellar, asked);
    const id = await makeHost(cellar, ben);
    const calls = await everyCall();
    await cellar.call(removeHost, { params: { id } });
    for (const person of [stranger, asked, ben]) expect(await outcomes(person, calls)).toEqual(allNotFound(calls));
  }, 120_000);

  test('for hosts of another organization', async () => {
    await makeHost(await makeOrganization(app), ben);
    const calls = await everyCall();
    expect(await outcomes(ben, calls)).toEqual(allNotFound(calls));
  });

  test('for a host with a malformed id', async () => {
    await makeHost(cellar, ben);
    for (const odd of ['0', '-1', 'abc', `${cellar.id}.0`, `0${cellar.id}`, '9'.repeat(30), '', '%00'])
      expect((await ben.fetch(`${events.listEvents.path}?for=${odd}`)).status).toBe(404);
    expect((await ben.fetch(`${events.listEvents.path}?for=${cellar.id}&for=${ben.id}`)).status).toBe(404);
  });
});

test('a host can do everything of game nights for the organization', async () => {
  await makeHost(cellar, ben);
  const calls = await everyCall();
  const expected = calls.map(({ contract, status = contract.status }) => [nameOf(contract), status]);
  expect(await outcomes(ben, calls)).toEqual(expected);
  const hosted = allContracts.filter(({ hosts }) => hosts !== undefined).map(nameOf);
  expect([...new Set(calls.map(({ contract }) => nameOf(contract))), nameOf(watchEvent)].toSorted()).toEqual(
    hosted.toSorted(),
  );
}, 60_000);

describe('other data stays that of the user,', () => {
  test('with any parameter: account, file, hosts', async () => {
    await makeHost(cellar, ben);
    const asCellar = async (path: string) => (await ben.fetch(`${path}?for=${cellar.id}`)).json();
    expect(await asCellar(getCurrentUser.path)).toMatchObject({ id: ben.id });
    expect(await asCellar(downloadAccount.path)).toMatchObject({ profile: { email: ben.email } });
    expect(await asCellar(listHosts.path)).toEqual([]);
    const response = await ben.fetch(`${deleteAccount.path}?for=${cellar.id}`, {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: '{"confirm":"DELETE"}',
    });
    expect(response.status).toBe(204);
    expect((await cellar.call(getCurrentUser, {})).status).toBe(200);
    expect((await ben.call(getCurrentUser, {})).status).toBe(401);
  });

  test('and such endpoints are not marked for hosts', () => {
    const parts = allContracts.filter(({ hosts }) => hosts).map(({ path }) => path.split('/')[2] ?? '');
    expect([...new Set(parts)].toSorted()).toEqual(
      [
        'attendees',
        'channel-deliveries',
        'channels',
        'event-analytics',
        'events',
        'games',
        'groups',
        'night-comments',
        'night-plays',
        'proposals',
        'recent-guests',
        'sessions',
        'templates',
      ].toSorted(),
    );
    const ofGames = allContracts.filter(({ hosts, path }) => hosts && path.startsWith('/api/games'));
    expect(ofGames).toEqual([listGames]);
    expect(getPicture).not.toHaveProperty('hosts');
  });
});
