import * as z from 'zod/mini';
import { PLAY_OUTCOMES } from '#shared/enums.ts';
import {
  MAX_NOTES_LENGTH,
  MAX_PLAYERS,
  MAX_PLAY_MINUTES,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, idempotencyKey, idParams, moment, optionalText, requiredText } from '#shared/contract/fields.ts';
import { playerList, scoreList } from './play-lists.ts';
import { t } from '#shared/words/words.ts';

const shortText = bounded(MAX_SHORT_TEXT_LENGTH);

/** See shared/shapes/seat.ts. */
export const seat = z.object({
  team: z.optional(shortText),
  rank: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PLAYERS))),
  won: z.optional(z.boolean()),
  started: z.optional(z.boolean()),
  firstTime: z.optional(z.boolean()),
  role: z.optional(shortText),
  scoreText: z.optional(shortText),
});

/** A play. Players and scores are JSON text, as stored. */
export const play = z.object({
  id: z.int(),
  /** Null for a game outside the collection. */
  gameId: z.nullable(z.int()),
  gameTitle: z.string(),
  bggId: z.nullable(z.int()),
  /** The owner's event at which it was played. */
  eventId: z.nullable(z.int()),
  playedAt: moment,
  players: z.string(),
  scores: z.string(),
  winner: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Minutes. */
  duration: z.nullable(z.int()),
  outcome: z.enum(PLAY_OUTCOMES),
  /** Aligned with the players, or empty. */
  seats: z.array(seat),
  place: z.nullable(z.string()),
  /** Titles of the expansions used. */
  expansions: z.array(z.string()),
  /** Left out of statistics, as the program that it was imported from does. */
  isIgnored: z.optional(z.boolean()),
  /** Minutes by which clocks at its place were ahead of UTC; null if not known. */
  utcOffset: z.optional(z.nullable(z.int())),
});
export type Play = z.output<typeof play>;

const DAY_MS = 86_400_000;
/** Further than any zone is from UTC, also long ago. */
const MAX_UTC_OFFSET = 24 * 60 - 1;

/** The fields of a play. */
const playFields = {
  players: playerList,
  scores: scoreList,
  winner: optionalText(MAX_NOTES_LENGTH),
  notes: optionalText(MAX_NOTES_LENGTH),
  duration: z.nullish(
    z
      .int(t('Please enter whole minutes'))
      .check(
        z.minimum(0, t('Please enter 0 minutes or more')),
        z.maximum(MAX_PLAY_MINUTES, t('That is more than a week')),
      ),
  ),
  /** Also adds a play to the game's count and updates its last-played date. */
  markAsPlayed: z.optional(z.boolean()),
  /** Defaults to now. */
  playedAt: z.optional(
    moment.check(z.refine((date) => date.getTime() < Date.now() + DAY_MS, t('This day is yet to come'))),
  ),
  /** Of the place where it was played, in minutes. */
  utcOffset: z.optional(z.nullable(z.int().check(z.minimum(-MAX_UTC_OFFSET), z.maximum(MAX_UTC_OFFSET)))),
  outcome: z.optional(z.enum(PLAY_OUTCOMES)),
  seats: z.optional(z.array(seat).check(z.maxLength(MAX_PLAYERS))),
  place: z.optional(optionalText(MAX_TITLE_LENGTH)),
  expansions: z.optional(z.array(requiredText(MAX_TITLE_LENGTH)).check(z.maxLength(MAX_PLAYERS))),
};

export const newPlay = z.object({ ...playFields, idempotencyKey });
export type NewPlay = z.output<typeof newPlay>;

/** Omitted fields stay as they are. Players come with their scores, and without a winner clear the former one. */
const playChanges = z
  .object({
    ...playFields,
    players: z.optional(playerList),
    scores: z.optional(scoreList),
    winner: z.optional(playFields.winner),
    notes: z.optional(playFields.notes),
  })
  .check(
    z.refine(({ players, scores }) => (players === undefined) === (scores === undefined), {
      error: t('Players and scores come together'),
      path: ['scores'],
    }),
  );
export type PlayChange = z.output<typeof playChanges>;

export const listPlays = contract({
  method: 'get',
  path: '/api/game-sessions',
  summary: "All of the owner's plays, the latest first",
  access: 'owner',
  status: 200,
  response: z.array(play),
});

export const listGamePlays = contract({
  method: 'get',
  path: '/api/games/:id/sessions',
  summary: 'The plays of one game, the latest first',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.array(play),
});

export const recordPlay = contract({
  method: 'post',
  path: '/api/games/:id/sessions',
  summary: "Records a play of one of the owner's games",
  access: 'owner',
  params: idParams,
  body: newPlay,
  status: 201,
  response: play,
  refusals: ['limit_reached'],
});

export const recordPlayElsewhere = contract({
  method: 'post',
  path: '/api/game-sessions',
  summary: 'Records a play of a game by its title, be it in the collection or not',
  access: 'owner',
  body: z.object({
    ...playFields,
    idempotencyKey,
    gameTitle: requiredText(MAX_TITLE_LENGTH, t('Game title is required')),
    bggId: z.nullish(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  }),
  status: 201,
  response: play,
  refusals: ['limit_reached'],
});

export const changePlay = contract({
  method: 'put',
  path: '/api/sessions/:id',
  summary: 'Changes a play',
  access: 'owner',
  hosts: 'night_play',
  params: idParams,
  body: playChanges,
  status: 200,
  response: play,
  refusals: ['limit_reached'],
});

/** More plays of one game than anybody has. */
const MAX_TAKEN_BACK = 10_000;
const byScore = z.enum(['highest', 'lowest']);

export const changeOutcomes = contract({
  method: 'put',
  path: '/api/games/:id/outcomes',
  summary: 'Lets the lowest score win in the plays of a game in which the highest did, or the other way round',
  access: 'owner',
  params: idParams,
  body: z.object({
    from: byScore,
    to: byScore,
    /** Only these plays, to take a change back. */
    ids: z.optional(z.array(z.int()).check(z.maxLength(MAX_TAKEN_BACK))),
    /** Not this one. */
    except: z.optional(z.int()),
  }),
  status: 200,
  /** The changed plays. */
  response: z.object({ ids: z.array(z.int()) }),
});

export const deletePlay = contract({
  method: 'delete',
  path: '/api/sessions/:id',
  summary: 'Deletes a play; the play count and last-played date of its game follow',
  access: 'owner',
  hosts: 'night_play',
  params: idParams,
  status: 204,
});

export const playContracts = [
  listPlays,
  listGamePlays,
  recordPlay,
  recordPlayElsewhere,
  changePlay,
  changeOutcomes,
  deletePlay,
];
