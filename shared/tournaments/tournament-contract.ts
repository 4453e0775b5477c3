import * as z from 'zod/mini';
import { MATCH_RESULTS, TOURNAMENT_FORMATS, TOURNAMENT_SCORINGS, TOURNAMENT_SEEDINGS } from '#shared/enums.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { contract, type ResponseBody } from '#shared/contract/contract.ts';
import { atLeastOneField, idParams, tidyText } from '#shared/contract/fields.ts';
import { MAX_SWISS_ROUNDS, MIN_TOURNAMENT_PLAYERS } from './tournament.ts';
import { t } from '#shared/words/words.ts';

const rowId = z.int().check(z.positive());
const MAX_SCORE = 1_000_000;
const { most: MAX_PLAYERS } = STORAGE_LIMITS.tournamentPlayers;

/** A tournament, as its host sees it. */
const tournament = z.object({
  format: z.enum(TOURNAMENT_FORMATS),
  seeding: z.enum(TOURNAMENT_SEEDINGS),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  /** Of a Swiss tournament; of others it says nothing. */
  rounds: z.int(),
  guestsReport: z.boolean(),
  /** What is played; null if none was chosen, or it was removed. */
  game: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** By seed. */
  players: z.array(
    z.object({
      id: z.int(),
      /** Null for somebody who is not on the list of the event. */
      attendeeId: z.nullable(z.int()),
      name: z.string(),
      /** Of their seat in plays of the host, who may know them by another name. */
      nameInPlays: z.string(),
      seed: z.int(),
      joinedRound: z.int(),
      isWithdrawn: z.boolean(),
    }),
  ),
  /** By round and table. */
  matches: z.array(
    z.object({
      id: z.int(),
      round: z.int(),
      table: z.int(),
      /** Ids of players; no second one for a bye. */
      first: z.int(),
      second: z.nullable(z.int()),
      result: z.nullable(z.enum(MATCH_RESULTS)),
      firstScore: z.nullable(z.number()),
      secondScore: z.nullable(z.number()),
      isWalkover: z.boolean(),
      playId: z.nullable(z.int()),
    }),
  ),
});
export type Tournament = NonNullable<ResponseBody<typeof getTournament>>;

/** Somebody who comes, or a name. */
const newPlayer = z
  .object({
    attendeeId: z._default(z.nullable(rowId), null),
    name: z._default(z.nullable(tidyText(MAX_NAME_LENGTH, t('Please enter a name'))), null),
  })
  .check(
    z.refine(({ attendeeId, name }) => (attendeeId === null) !== (name === null), {
      error: t('Please choose somebody who comes, or enter a name'),
      path: ['name'],
    }),
  );
export type NewPlayer = z.output<typeof newPlayer>;

const rounds = z.int(t('Please enter a whole number')).check(
  z.minimum(1, t('Please enter 1 or more')),
  z.maximum(MAX_SWISS_ROUNDS, {
    error: () => t('A Swiss tournament has at most {most} rounds', { most: MAX_SWISS_ROUNDS }),
  }),
);
const gameId = z.nullable(rowId);

const newTournament = z.object({
  format: z.enum(TOURNAMENT_FORMATS, t('Please choose a format')),
  seeding: z._default(z.enum(TOURNAMENT_SEEDINGS), 'by_hand'),
  scoring: z._default(z.enum(TOURNAMENT_SCORINGS), 'result'),
  rounds: z._default(rounds, 3),
  guestsReport: z._default(z.boolean(), false),
  gameId: z._default(gameId, null),
  /** The best seed first. */
  players: z
    .array(newPlayer)
    .check(
      z.minLength(MIN_TOURNAMENT_PLAYERS, t('A tournament needs two players or more')),
      z.maxLength(MAX_PLAYERS, { error: () => t('A tournament has at most {most} players', { most: MAX_PLAYERS }) }),
    ),
});
export type NewTournament = z.output<typeof newTournament>;

const changes = z.partial(z.object({ rounds, guestsReport: z.boolean(), gameId })).check(atLeastOneField);
export type TournamentChanges = z.output<typeof changes>;

const ofEvent = { access: 'owner', hosts: 'event', params: idParams } as const;

export const getTournament = contract({
  ...ofEvent,
  method: 'get',
  path: '/api/events/:id/tournament',
  summary: 'The tournament of an event with its players and all matches; null if there is none yet',
  status: 200,
  response: z.nullable(tournament),
});

export const setTournament = contract({
  ...ofEvent,
  method: 'put',
  path: '/api/events/:id/tournament',
  summary: 'Sets up the tournament of an event, in place of the one before, until its first round is drawn',
  body: newTournament,
  status: 200,
  response: tournament,
  refusals: ['PLAN_REQUIRED', 'not_a_tournament', 'event_cancelled', 'tournament_begun'],
});

export const changeTournament = contract({
  ...ofEvent,
  method: 'patch',
  path: '/api/events/:id/tournament',
  summary: 'Changes what may change while a tournament runs: rounds of a Swiss one, who enters results, the game',
  body: changes,
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled'],
});

export const removeTournament = contract({
  ...ofEvent,
  method: 'delete',
  path: '/api/events/:id/tournament',
  summary: 'Deletes the tournament of an event with all results; recorded plays stay',
  status: 204,
});

export const addTournamentPlayer = contract({
  ...ofEvent,
  method: 'post',
  path: '/api/events/:id/tournament/players',
  summary:
    'Adds a player, who is paired from the next round on; an elimination takes none after its first round is drawn',
  body: newPlayer,
  status: 201,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled', 'elimination_drawn', 'limit_reached'],
});

export const changeTournamentPlayer = contract({
  ...ofEvent,
  method: 'patch',
  path: '/api/events/:id/tournament/players',
  summary: 'Withdraws a player, whose open match is won by the other one, or takes them in again',
  body: z.object({ playerId: rowId, isWithdrawn: z.boolean() }),
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled'],
});

const whichRound = z.object({ round: z.int().check(z.positive()) });

export const drawTournamentRound = contract({
  ...ofEvent,
  method: 'post',
  path: '/api/events/:id/tournament/rounds',
  summary: 'Draws a round, once all matches before it are decided; one that is drawn stays as it is',
  body: whichRound,
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled', 'finding_date', 'round_open', 'tournament_over', 'limit_reached'],
});

export const undoTournamentRound = contract({
  ...ofEvent,
  method: 'post',
  path: '/api/events/:id/tournament/rounds/undo',
  summary: 'Takes back the latest round, while none of its matches was played',
  body: whichRound,
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled', 'round_played'],
});

export const enterMatchResult = contract({
  ...ofEvent,
  method: 'put',
  path: '/api/events/:id/tournament/results',
  summary: 'Enters, corrects or clears the result of a match; rounds that are drawn already stay as they are',
  body: z.object({
    matchId: rowId,
    result: z._default(z.nullable(z.enum(MATCH_RESULTS)), null),
    scores: z._default(
      z.nullable(
        z.tuple([
          z.number().check(z.minimum(-MAX_SCORE), z.maximum(MAX_SCORE)),
          z.number().check(z.minimum(-MAX_SCORE), z.maximum(MAX_SCORE)),
        ]),
      ),
      null,
    ),
  }),
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'event_cancelled', 'next_round_drawn'],
});

export const recordMatchPlay = contract({
  ...ofEvent,
  method: 'post',
  path: '/api/events/:id/tournament/plays',
  summary:
    "Records a decided match as a play of the tournament's game on that event; the second time it stays as it is",
  body: z.object({ matchId: rowId }),
  status: 200,
  response: tournament,
  refusals: ['not_a_tournament', 'round_open', 'limit_reached'],
});

export const tournamentContracts = [
  getTournament,
  setTournament,
  changeTournament,
  removeTournament,
  addTournamentPlayer,
  changeTournamentPlayer,
  drawTournamentRound,
  undoTournamentRound,
  enterMatchResult,
  recordMatchPlay,
];
