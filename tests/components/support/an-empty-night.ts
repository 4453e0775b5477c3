import { planEvening } from '#shared/evening/evening-contract.ts';
import { listEventGames } from '#shared/nights/events-contract.ts';
import { getJoinLink } from '#shared/nights/join-links-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { listNightComments } from '#shared/nights/night-comments-contract.ts';
import { listMessages } from '#shared/nights/night-messages-contract.ts';
import { getVotes } from '#shared/nights/votes-contract.ts';
import { getWaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { answer, type Answered } from './answers.ts';
import { EMPTY_ACCOUNT } from './empty-account.ts';

/** The API around a night without games, votes and messages. A test puts the night and its guests behind these. */
export const AN_EMPTY_NIGHT: readonly Answered[] = [
  ...EMPTY_ACCOUNT,
  answer(listEventGames, []),
  answer(listJoinRequests, []),
  answer(listMessages, []),
  answer(listNightComments, []),
  answer(getWaitingMails, { waiting: null }),
  answer(getJoinLink, { url: null }),
  answer(getVotes, {
    closedAt: null,
    mayVote: 0,
    voted: 0,
    heavier: [],
    unvoted: { guests: 0, lastAskedAt: null, askableFrom: null },
    games: [],
  }),
  answer(planEvening, {
    heads: 1,
    maybeHeads: 0,
    minutes: 240,
    people: [],
    games: 0,
    ofNight: 0,
    unknown: [],
    away: [],
    saved: [],
    lineUp: { fits: false, suggestions: [] },
    tables: null,
  }),
];
