import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';
import { ROLES } from './roles.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';

const MAX_SEED = 999_999_999;
const whole = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const gameNumber = /^-?[1-9]\d{0,14}$/;

const numbers = (pattern: RegExp) =>
  z.pipe(
    z._default(z.string().check(z.regex(pattern)), ''),
    z.transform((text) => text.split(',').filter(Boolean).map(Number)),
  );

/** Up to 100 integers, separated by commas. */
const list = numbers(/^(-?\d{1,15}(,-?\d{1,15}){0,99})?$/);

/** The same, limited to the number of games in an evening. */
const kept = numbers(/^(-?[1-9]\d{0,14}(,-?[1-9]\d{0,14}){0,6})?$/);

const partOfEvening = z.object({
  game: z.object({
    /** A game's id, or the negated id of a proposal. */
    number: z.int(),
    title: z.string(),
    category: z.nullable(z.enum(CATEGORIES)),
    imageUrl: z.nullable(z.string()),
    /** Only the host's own games can be added to the event. */
    source: z.enum(['host_shelf', 'guest_shelf', 'brought']),
    /** It is on the event's list, or a guest brings it. */
    ofNight: z.boolean(),
  }),
  /** Including the explanation. */
  minutes: z.int(),
  explained: z.int(),
  /** Person who explains the game; null if everybody knows it, or anybody can read its rules. */
  teacher: z.nullable(z.string()),
  /** The same as a sentence: 'Jonas can teach it in 12 minutes'. */
  explaining: z.nullable(z.string()),
  /** At most two sentences. */
  reasons: z.array(z.string()),
});

/** Number of voters who get a game they voted for. */
const served = z.object({ count: z.int(), of: z.int() });

const seatedTable = z.extend(partOfEvening, {
  people: z.array(z.int()),
  /** What a table that ends early plays meanwhile. */
  second: z.nullable(partOfEvening),
});

const plannedEvening = z.object({
  heads: z.int(),
  maybeHeads: z.int(),
  /** From the start of the event to its end. */
  minutes: z.int(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      heads: z.int(),
      /** Names of the companions, where given. */
      companions: z.array(z.string()),
      answer: z.enum(['accepted', 'maybe']),
    }),
  ),
  /** Number of games to choose from, and titles that guests bring whose player count is unknown. */
  games: z.int(),
  /** Number of these that the host or a guest put on the event. */
  ofNight: z.int(),
  unknown: z.array(z.string()),
  /** Why games are left out: 'Azul is for 2-4 players' and 'Brass takes 300 minutes' of those of the event, 'Brass is with Ben until Sunday' of the host's. */
  away: z.array(z.string()),
  /** The plan saved with the event, by number of game, in order. */
  saved: z.array(z.object({ gameId: z.int(), startsAfter: z.int() })),
  lineUp: z.union([
    z.object({
      fits: z.literal(true),
      /** One to seven, in playing order. */
      games: z.array(z.extend(partOfEvening, { role: z.enum(ROLES), startsAfter: z.int() })),
      minutes: z.int(),
      minutesLeft: z.int(),
      /** A sentence, if there is time for one more game. */
      missing: z.nullable(z.string()),
      /** Alternative games, each with the numbers of the games it would replace. */
      reserve: z.array(z.extend(partOfEvening, { replaces: z.array(z.int()) })),
      served,
      /** Whether the next seed gives another evening. */
      hasOthers: z.boolean(),
    }),
    z.object({ fits: z.literal(false), suggestions: z.array(z.string()) }),
  ]),
  /** Null for fewer than six people. */
  tables: z.nullable(
    z.object({
      /** Describes the advantage of a second table. */
      words: z.string(),
      /** More people play something that they want than at one table, or one table seats nobody. */
      isBetter: z.boolean(),
      one: z.nullable(seatedTable),
      two: z.nullable(
        z.object({
          tables: z.array(seatedTable),
          minutes: z.int(),
          /** 'You explain Heat first, then Ra, which begins 10 minutes later.' */
          explaining: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type PlannedEvening = z.output<typeof plannedEvening>;
export type PartOfEvening = z.output<typeof partOfEvening>;

export const planEvening = contract({
  method: 'get',
  path: '/api/events/:id/evening',
  summary: 'What to play: an evening for exactly those who come, and two tables beside one from six people on',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  query: z.object({
    /** Count attendees who accepted, or also those who answered maybe. */
    heads: z._default(z.enum(['accepted', 'maybes']), 'accepted'),
    /** 1 is the best evening; each further number another one. */
    seed: z._default(whole(/^\d{1,9}$/).check(z.refine((seed) => seed <= MAX_SEED)), 1),
    /** Prefer the event's games, or treat all games of the collection equally. */
    from: z._default(z.enum(['night', 'shelf']), 'night'),
    /** Games that the evening must contain, and the maximum number of games. */
    kept,
    most: z.optional(whole(/^[1-7]$/)),
    /** Games not to suggest again. */
    passed: list,
    /** Attendees of the first table and of the second. */
    first: list,
    second: list,
    firstGame: z.optional(whole(gameNumber)),
    secondGame: z.optional(whole(gameNumber)),
  }),
  status: 200,
  response: plannedEvening,
});

export type TwoTablesOfEvening = NonNullable<ResponseBody<typeof planEvening>['tables']>;
