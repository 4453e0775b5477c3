import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { bounded, clearableText, idParams } from '#shared/contract/fields.ts';
import { LADDER_SPANS } from './ladder.ts';
import { t } from '#shared/words/words.ts';

/** A person on the ladder. */
const rung = z.object({
  /** Of the seat in the group; 0 for the host. */
  seat: z.int(),
  name: z.string(),
  isYou: z.boolean(),
  /** From 1, equal ratings share one; null while the rating is provisional. */
  place: z.nullable(z.int()),
  /** Number of plays that the rating is made of. */
  plays: z.int(),
  /** Mean and standard deviation, as the model has them (shared/ladders/rating.ts). */
  mu: z.number(),
  sigma: z.number(),
  /** Points gained within the span; null without a play in it. */
  change: z.nullable(z.int()),
});
export type LadderRung = z.output<typeof rung>;

/** Games in the list of a ladder; of more the most played. */
export const MAX_LADDER_GAMES = 500;

export const getLadder = contract({
  method: 'get',
  path: '/api/groups/:id/ladder',
  summary: 'The ladder of a group, computed from the plays of its host: of all games, or of one',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  query: z.object({ game: z.optional(bounded(2 * MAX_TITLE_LENGTH)) }),
  status: 200,
  response: z.object({
    groupName: z.string(),
    hostName: z.string(),
    /** Whether the reader may switch it and say who is on it. */
    isHost: z.boolean(),
    /** Only its host reads of a ladder that is off. */
    isOn: z.boolean(),
    /** Number of people of the group who are found in the plays and are on the ladder. */
    people: z.int(),
    /** Number of all plays that count. */
    plays: z.int(),
    /** What was played with them, the most played first. */
    games: z.array(z.object({ key: z.string(), title: z.string(), plays: z.int() })),
    /** The game of the rungs; null for all games. */
    game: z.nullable(z.string()),
    /** What changes are measured over. */
    span: z.enum(LADDER_SPANS),
    rungs: z.array(rung),
    /** The seat of whoever has gained most within the span, and by how many points; null for nobody. */
    improved: z.nullable(z.object({ seat: z.int(), by: z.int() })),
  }),
  refusals: ['PLAN_REQUIRED'],
});
export type LadderOfGroup = ResponseBody<typeof getLadder>;

export const switchLadder = contract({
  method: 'patch',
  path: '/api/groups/:id/ladder',
  summary: 'Switches the ladder of a group on or off; who is on it stays as it was',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  body: z.object({ isOn: z.boolean(t('Please say whether the ladder is on')) }),
  status: 200,
  response: z.object({ isOn: z.boolean() }),
  refusals: ['PLAN_REQUIRED'],
});

const seat = z.object({
  /** The member's; 0 for the host. */
  id: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The person in the host's plays; null if nobody is found. */
  playsAs: z.nullable(z.string()),
  /** The host has chosen the person, whose name may have gone since. */
  isChosen: z.boolean(),
  /** Taken out by the host. */
  isOff: z.boolean(),
  /** Left by the member, whom nobody else can bring back. */
  hasLeft: z.boolean(),
});
export type LadderSeat = z.output<typeof seat>;

export const listLadderSeats = contract({
  method: 'get',
  path: '/api/groups/:id/ladder/seats',
  summary: 'Who of a group is which person in the plays of its host, and who is off its ladder',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  status: 200,
  response: z.object({
    seats: z.array(seat),
    /** Names of the people in the host's plays, from which one is chosen. */
    people: z.array(z.string()),
  }),
  refusals: ['PLAN_REQUIRED'],
});
export type LadderSeats = ResponseBody<typeof listLadderSeats>;

const MAX_ID = 999_999_999_999_999;

export const changeLadderSeat = contract({
  method: 'patch',
  path: '/api/groups/:id/ladder/seats',
  summary: 'Says which person of the plays a member is, or takes somebody out of the ladder or back in',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  body: z
    .object({
      /** 0 for the host. */
      seat: z.int().check(z.nonnegative(), z.maximum(MAX_ID)),
      /** A name as plays have it; null to go by the member's own name again. */
      playsAs: z.optional(clearableText(MAX_NAME_LENGTH)),
      isOff: z.optional(z.boolean(t('Please say whether they are off the ladder'))),
    })
    .check(
      z.refine(
        ({ playsAs, isOff }) => playsAs !== undefined || isOff !== undefined,
        t('Please send what is to change'),
      ),
    ),
  status: 200,
  response: seat,
  refusals: ['PLAN_REQUIRED'],
});

export const ladderContracts = [getLadder, switchLadder, listLadderSeats, changeLadderSeat];
