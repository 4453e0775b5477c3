import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { addAttendees, changeAttendee, resendInvitation } from '#shared/nights/attendees-contract.ts';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import type { Contract } from '#shared/contract/contract.ts';
import * as polls from '#shared/nights/date-polls/date-polls-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import { listGames, rateGame } from '#shared/games/games-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { inviteHost, inviteHostAgain } from '#shared/organizations/hosts-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { nudgeGuest, nudgeSilent } from '#shared/nights/nudges-contract.ts';
import { listPlays, recordPlay } from '#shared/plays/plays-contract.ts';
import { changeTag, addTag, deleteTag } from '#shared/games/tags-contract.ts';
import {
  dismissRecommendation,
  restoreRecommendation,
} from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { generateAiRecommendations, tuneRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import * as templates from '#shared/nights/templates-contract.ts';
import { setVoteClosed } from '#shared/nights/votes-contract.ts';
import { NO_TUNING } from '#shared/shapes/recommendation-tuning.ts';
import { mails } from '#shared/schema/mails.ts';
import { setDueDates } from '#server/nights/date-polls/service.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { askToHost, makeOrganization } from '#tests/support/server/organization.ts';
import type { Person } from '#tests/support/server/owners.ts';
import { addRated, SHELF } from '#tests/support/rows/recommended.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const LISTS = [listGames.path, listPlays.path, listCopies.path];
const DATE = '2999-06-04T18:00:00Z';

let host: Person;
/** A night with an invited guest, and a game of the collection. */
const there = { id: 0, guest: 0, game: 0 };

beforeAll(async () => {
  host = await makeOrganization(app);
  await addRated(host, SHELF);
  there.game = (await addGameFor(host, { title: 'Heat' })).id;
  there.id = (await addEventFor(host)).id;
  [there.guest = 0] = await addGuestsFor(host, there.id, ['ben@example.org']);
  await markInvited(app, there.id);
});

const ids = () => ({ params: { id: there.id } });
const at = (id: number) => ({ params: { id } });
const aNight = async (changes: object = {}) => at((await addEventFor(host, changes)).id);
const aTemplate = async () => at((await addTemplateFor(host, FRIDAYS)).id);
const aPoll = async () => {
  const { id, optionIds } = await addDatePollFor(host);
  return { ...at(id), optionId: optionIds[0] ?? 0 };
};
const aSettlingPoll = async () => {
  const { optionId, ...night } = await aPoll();
  await host.call(polls.setPollDate, { ...night, body: { optionId, anyway: true } });
  return night;
};

/** Prepares a write, and returns what is to be sent. */
type Write = [what: string, contract: Contract, sent: () => object | Promise<object>];

const WRITES: Write[] = [
  ['the profile', changeProfile, () => ({ body: { firstName: 'Maya', organizationName: 'Dice Den' } })],
  ['a new group', createGroup, () => ({ body: { name: 'Fridays', members: [] } })],
  ['the address of the calendar', setCalendarFeed, () => ({ body: { state: 'new' } })],
  ['an invited host', inviteHost, () => ({ body: { email: 'cai@example.org' } })],
  [
    'a host invited again',
    inviteHostAgain,
    async () => aDayLater(at(await askToHost(host, { email: 'dee@example.org' }))),
  ],
  ['new recommendations', generateAiRecommendations, () => at(host.id)],
  ['tuned recommendations', tuneRecommendations, () => ({ ...at(host.id), body: { ...NO_TUNING, weight: 1 } })],
  ['a dismissed recommendation', dismissRecommendation, () => ({ body: { title: 'Sky Team' } })],
  [
    'a dismissal taken back',
    restoreRecommendation,
    async () => at((await host.call(dismissRecommendation, { body: { title: 'Cascadia' } })).body.id),
  ],
  ['a new night', events.createEvent, () => ({ body: eventPayload({ hostEmail: host.email, gameIds: [there.game] }) })],
  ['a changed night', events.changeEvent, async () => ({ ...(await aNight()), body: { title: 'Saturday night' } })],
  ['a copied night', events.duplicateEvent, () => ({ ...ids(), body: { date: DATE } })],
  ['a cancelled night', events.cancelEvent, async () => ({ ...(await aNight()), body: { reason: null } })],
  ['the games of a night', events.setEventGames, () => ({ ...ids(), body: { gameIds: [there.game] } })],
  ['a game more on a night', events.addEventGame, () => ({ ...ids(), body: { gameId: there.game } })],
  [
    'invitations',
    events.sendInvitations,
    async () => {
      const night = await aNight();
      await addGuestsFor(host, night.params.id, ['eva@example.org']);
      return night;
    },
  ],
  ['an invitation sent again', resendInvitation, () => at(there.guest)],
  ['a new guest', addAttendees, () => ({ ...ids(), body: { attendees: [{ email: 'fay@example.org', name: null }] } })],
  ['a note on a guest', changeAttendee, () => ({ ...at(there.guest), body: { name: 'Ben' } })],
  ['a nudged guest', nudgeGuest, () => aDayLater(at(there.guest))],
  ['all silent guests nudged', nudgeSilent, () => aDayLater(ids())],
  ['the join link', setJoinLink, () => ({ ...ids(), body: { state: 'new' } })],
  ['a message', sendMessage, () => ({ ...ids(), body: { audience: 'invited', text: 'Hello' } })],
  ['a request to confirm an address', askHostEmail, () => aNight({ hostEmail: 'club@example.org' })],
  ['a closed vote', setVoteClosed, () => ({ ...ids(), body: { closed: true } })],
  ['a changed date poll', polls.changeDatePoll, async () => ({ ...(await aPoll()), body: { minHeads: 2 } })],
  [
    'a settled date poll',
    polls.setPollDate,
    async () => {
      const { optionId, ...night } = await aPoll();
      return { ...night, body: { optionId, anyway: true } };
    },
  ],
  ['a settled date taken back', polls.undoSetDate, aSettlingPoll],
  [
    'a date opened again',
    polls.reopenDatePoll,
    async () => {
      const night = await aSettlingPoll();
      await setDueDates(app.services.db, new Date(Date.now() + 60_000));
      return night;
    },
  ],
  ['a new template', templates.createTemplate, () => ({ body: { name: 'Fridays' } })],
  ['a night saved as a template', templates.saveAsTemplate, () => ({ ...ids(), body: {} })],
  ['a changed template', templates.changeTemplate, async () => ({ ...(await aTemplate()), body: { name: 'Mondays' } })],
  ['a night of a template', templates.useTemplate, async () => ({ ...(await aTemplate()), body: { date: DATE } })],
  ['a skipped night', templates.skipOccurrence, async () => ({ ...(await aTemplate()), body: { date: '2999-05-03' } })],
  ['a deleted template', templates.deleteTemplate, aTemplate],
];

async function aDayLater(sent: object) {
  await app.services.db.update(mails).set({ createdAt: sql`${mails.createdAt} - interval '25 hours'` });
  return sent;
}
const etags = () => Promise.all(LISTS.map(async (path) => (await host.fetch(path)).headers.get('etag') ?? ''));
const statuses = async (known: string[]) =>
  Promise.all(
    LISTS.map(async (path, index) => {
      const { status } = await host.fetch(path, { headers: { 'If-None-Match': known[index] ?? '' } });
      return status;
    }),
  );

test.each(WRITES)('after %s, the lists of games, plays and copies get 304', async (_what, contract, prepare) => {
  const sent = await prepare();
  const known = await etags();
  const { status, refusal } = await host.call(contract, sent);
  expect(status < 300 ? null : refusal).toBeNull();
  expect(await statuses(known)).toEqual([304, 304, 304]);
});

test('after the nights of a repeating template are created, the lists get 304', async () => {
  await aTemplate();
  const known = await etags();
  await makeRepeatingNights(app.services, new Date('2999-05-01T12:00:00Z'));
  expect(await statuses(known)).toEqual([304, 304, 304]);
});

const CHANGES: Write[] = [
  ['a rating', rateGame, () => ({ ...at(there.game), body: { rating: 4 } })],
  ['a play', recordPlay, () => ({ ...at(there.game), body: { players: '["Ana"]', scores: '[1]' } })],
  ['a renamed tag', changeTag, async () => ({ ...(await aTag('Heavy')), body: { name: 'Long' } })],
  ['a deleted tag', deleteTag, () => aTag('Short')],
  ['a deleted night', events.deleteEvent, aNight],
];
const aTag = async (name: string) => at((await host.call(addTag, { body: { name } })).body.id);

test.each(CHANGES)('after %s, the lists are sent again', async (_what, contract, prepare) => {
  const sent = await prepare();
  const known = await etags();
  expect((await host.call(contract, sent)).status).toBeLessThan(300);
  expect(await statuses(known)).toEqual([200, 200, 200]);
});
