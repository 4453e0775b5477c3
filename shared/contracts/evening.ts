import * as z from 'zod/mini';
import { CATEGORIES } from '../enums.ts';
import { ROLES } from '../rules/evening/roles.ts';
import { type Answer, contract } from './contract.ts';
import { idParams } from './fields.ts';

const MAX_SEED = 999_999_999;
const whole = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const gameNumber = /^-?[1-9]\d{0,14}$/;

/** Whole numbers with commas between them, at most 100. */
const list = z.pipe(
  z._default(z.string().check(z.regex(/^(-?\d{1,15}(,-?\d{1,15}){0,99})?$/)), ''),
  z.transform((text) => text.split(',').filter(Boolean).map(Number)),
);

/** The same, of at most so many games as an evening has. */
const kept = z.pipe(
  z._default(z.string().check(z.regex(/^(-?[1-9]\d{0,14}(,-?[1-9]\d{0,14}){0,6})?$/)), ''),
  z.transform((text) => text.split(',').filter(Boolean).map(Number)),
);

const partOfEvening = z.object({
  game: z.object({
    /** A game's id, or with a minus that of a proposal. */
    number: z.int(),
    title: z.string(),
    category: z.nullable(z.enum(CATEGORIES)),
    imageUrl: z.nullable(z.string()),
    /** Only the host's own games can be put on the list of the night. */
    source: z.enum(['host_shelf', 'guest_shelf', 'brought']),
    /** It is on the list of the night, or a guest brings it. */
    ofNight: z.boolean(),
  }),
  /** To explain it and to play it. */
  minutes: z.int(),
  explained: z.int(),
  /** Who explains it; null where all know it. */
  teacher: z.nullable(z.string()),
  /** The same in words: 'Jonas can teach it in 12 minutes'. */
  explaining: z.nullable(z.string()),
  /** In words, two at most. */
  reasons: z.array(z.string()),
});

/** For how many of those who voted there is a game that they voted for. */
const served = z.object({ count: z.int(), of: z.int() });

const seatedTable = z.extend(partOfEvening, { people: z.array(z.int()) });

const plannedEvening = z.object({
  heads: z.int(),
  maybeHeads: z.int(),
  /** From the beginning of the night to its end. */
  minutes: z.int(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      heads: z.int(),
      /** Names of those who come along, where they gave them. */
      companions: z.array(z.string()),
      answer: z.enum(['accepted', 'maybe']),
    }),
  ),
  /** How many games there were to choose from, and titles that guests bring of which nobody knows for how many they are. */
  games: z.int(),
  /** How many of these the host put on the night or a guest brings. */
  ofNight: z.int(),
  unknown: z.array(z.string()),
  /** The plan that is on the night, by numbers of games, the first one first. */
  saved: z.array(z.object({ gameId: z.int(), startsAfter: z.int() })),
  lineUp: z.union([
    z.object({
      fits: z.literal(true),
      /** One to seven, in their order. */
      games: z.array(z.extend(partOfEvening, { role: z.enum(ROLES), startsAfter: z.int() })),
      minutes: z.int(),
      minutesLeft: z.int(),
      /** In a sentence, where there would be time for one more game. */
      missing: z.nullable(z.string()),
      /** Other games that could be put in, each with the numbers of those that would give way to it. */
      reserve: z.array(z.extend(partOfEvening, { replaces: z.array(z.int()) })),
      served,
    }),
    z.object({ fits: z.literal(false), waysOut: z.array(z.string()) }),
  ]),
  /** Null below six people. */
  tables: z.nullable(
    z.object({
      /** What the second table is worth. */
      words: z.string(),
      one: z.nullable(seatedTable),
      two: z.nullable(z.object({ tables: z.array(seatedTable), minutes: z.int() })),
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
    /** Those who accepted, or also those who may come. */
    heads: z._default(z.enum(['accepted', 'maybes']), 'accepted'),
    /** The same seed gives the same evening. */
    seed: z._default(whole(/^\d{1,9}$/).check(z.refine((seed) => seed <= MAX_SEED)), 1),
    /** The games of the night first, or all of the shelf on equal terms. */
    from: z._default(z.enum(['night', 'shelf']), 'night'),
    /** Games that have to be in the evening, and so many games at most. */
    kept,
    most: z.optional(whole(/^[1-7]$/)),
    /** Games not to be offered again. */
    passed: list,
    /** Attendees who sit at the first table and at the second. */
    first: list,
    second: list,
    firstGame: z.optional(whole(gameNumber)),
    secondGame: z.optional(whole(gameNumber)),
  }),
  status: 200,
  response: plannedEvening,
});

export type TwoTablesOfEvening = NonNullable<Answer<typeof planEvening>['tables']>;
