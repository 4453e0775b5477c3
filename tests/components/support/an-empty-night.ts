import { planEvening } from '#shared/contracts/evening.ts';
import { listEventGames } from '#shared/contracts/events.ts';
import { getJoinLink } from '#shared/contracts/join-links.ts';
import { listJoinRequests } from '#shared/contracts/join-requests.ts';
import { listMessages } from '#shared/contracts/night-messages.ts';
import { getVotes } from '#shared/contracts/votes.ts';
import { answer, type Answered } from './answers.ts';
import { EMPTY_ACCOUNT } from './empty-account.ts';

/** The API around a night without games, votes and messages. A test puts the night and its guests behind these. */
export const AN_EMPTY_NIGHT: readonly Answered[] = [
  ...EMPTY_ACCOUNT,
  answer(listEventGames, []),
  answer(listJoinRequests, []),
  answer(listMessages, []),
  answer(getJoinLink, { url: null }),
  answer(getVotes, { closedAt: null, mayVote: 0, voted: 0, heavier: [], games: [] }),
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
