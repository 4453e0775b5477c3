import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';
import { MAX_SHORT_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { idParams, moment, optionalText, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** Number of a game on the ballot: a game's id, or the negated id of a proposal. */
const gameNumber = z.int().check(z.refine((number) => number !== 0, t('This is no game')));

const votableGame = z.object({
  number: gameNumber,
  title: z.string(),
  players: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  imageUrl: z.nullable(z.string()),
  /** The guest who brings it; null for a game that the host chose. */
  broughtBy: z.nullable(z.string()),
});
export type VotableGame = z.output<typeof votableGame>;

const votes = z.object({
  closedAt: z.nullable(moment),
  /** Attendees who accepted or answered maybe, and how many of them have voted. */
  mayVote: z.int(),
  voted: z.int(),
  /** One sentence per vote that counts more; without names until the vote is closed. */
  heavier: z.array(z.string()),
  /** Guests who accepted, have not voted and can be written to: how many, and when they were or can be asked by mail. */
  unvoted: z.object({
    guests: z.int(),
    lastAskedAt: z.nullable(moment),
    /** When the first of them can be asked; null if there are none. */
    askableFrom: z.nullable(moment),
  }),
  /** Most votes first. */
  games: z.array(
    z.extend(votableGame, {
      approvals: z.int(),
      teachers: z.int(),
      vetoes: z.int(),
      /** Null until the vote is closed. */
      names: z.nullable(
        z.object({ approvedBy: z.array(z.string()), teachers: z.array(z.string()), vetoedBy: z.array(z.string()) }),
      ),
    }),
  ),
});
export type Votes = z.output<typeof votes>;

export const getVotes = contract({
  method: 'get',
  path: '/api/events/:id/votes',
  summary: 'The votes on the games of an event: counts while the vote is open, with names once it is closed',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: votes,
});

export const setVoteClosed = contract({
  method: 'put',
  path: '/api/events/:id/votes',
  summary: 'Closes the vote, for good: from then on the host sees names',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ closed: z.boolean() }),
  status: 200,
  response: votes,
  refusals: ['event_cancelled', 'vote_closed'],
});

export const askForVotes = contract({
  method: 'post',
  path: '/api/events/:id/votes/ask',
  summary:
    'Asks everybody by mail who accepted and has not voted, unless they were asked in the last 24 hours; answers how many, and how many it did not because they were sent enough mails today',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ asked: z.int(), heldBack: z.int() }),
  refusals: [
    'nothing_to_vote_on',
    'nobody_to_nudge',
    'nudged_lately',
    'vote_closed',
    'mail_unreachable',
    'mails_off',
    'event_cancelled',
    'event_over',
    'too_many_requests',
  ],
});

const numbers = z.array(gameNumber).check(z.maxLength(300, t('At most 300 games at once')));

const ballotFields = {
  approves: numbers,
  veto: z.nullable(gameNumber),
  teaches: numbers,
};

const ballot = z.object({
  ...ballotFields,
  attendeeId: z.int(),
  eventTitle: z.string(),
  hostName: z.string(),
  /** Whether the ballot can be changed, and if not, why. */
  standing: z.enum(['open', 'closed', 'not_coming', 'cancelled', 'over']),
  games: z.array(
    z.extend(votableGame, {
      /** 1 (light) to 5 (heavy). */
      weight: z.nullable(z.number()),
      bestPlayers: z.nullable(z.string()),
      /** What it is, in one line. */
      about: z.nullable(z.string()),
      isYours: z.boolean(),
    }),
  ),
  /** Number of games that the guest may still offer to bring. */
  proposalsLeft: z.int(),
  /** Why their vote counts more this time; null for a normal vote. */
  weight: z.nullable(z.string()),
  isHost: z.boolean(),
  /** The guest's own collection may be used for this event. */
  sharesShelf: z.boolean(),
  /** Memberships in this host's groups: sharing a collection with a group applies to all events of the host. */
  groups: z.array(z.object({ membershipId: z.int(), name: z.string(), sharesShelf: z.boolean() })),
});
export type Ballot = z.output<typeof ballot>;

export const getBallot = contract({
  method: 'get',
  path: '/api/attendees/:id/ballot',
  summary: 'What the signed-in person, known by their verified e-mail, has said about the games of a night',
  access: 'owner',
  hosts: 'host_seat',
  params: idParams,
  status: 200,
  response: ballot,
});

export const giveBallot = contract({
  method: 'put',
  path: '/api/attendees/:id/ballot',
  summary: 'Votes for games of a night, in place of the votes given before',
  access: 'owner',
  hosts: 'host_seat',
  params: idParams,
  body: z.object({
    ...ballotFields,
    /** The games that the voter saw; votes on others stay. Without it the votes replace all. */
    shown: z.optional(numbers),
    sharesShelf: z.optional(z.boolean()),
  }),
  status: 200,
  response: ballot,
  refusals: ['vote_closed', 'vote_not_coming', 'event_cancelled', 'event_over'],
});

/** A game that somebody offers to bring; data of the title lists need not be sent. */
export const newProposal = z.object({
  title: requiredText(MAX_TITLE_LENGTH, t('Please name the game')),
  players: optionalText(MAX_SHORT_TEXT_LENGTH),
  duration: optionalText(MAX_SHORT_TEXT_LENGTH),
});
export type NewProposal = z.output<typeof newProposal>;

export const proposeGame = contract({
  method: 'post',
  path: '/api/attendees/:id/proposals',
  summary: 'Offers to bring a game to a night',
  access: 'owner',
  hosts: 'host_seat',
  params: idParams,
  body: newProposal,
  status: 201,
  response: ballot,
  refusals: ['vote_closed', 'vote_not_coming', 'event_cancelled', 'event_over', 'enough_proposals'],
});

export const withdrawProposal = contract({
  method: 'delete',
  path: '/api/proposals/:id',
  summary: 'Takes back an offer to bring a game, with the votes for it',
  access: 'owner',
  hosts: 'host_proposal',
  params: idParams,
  status: 204,
  refusals: ['vote_closed', 'vote_not_coming', 'event_cancelled', 'event_over'],
});

export type BallotGame = ResponseBody<typeof getBallot>['games'][number];

export const voteContracts = [
  getVotes,
  setVoteClosed,
  askForVotes,
  getBallot,
  giveBallot,
  proposeGame,
  withdrawProposal,
];
