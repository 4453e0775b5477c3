import * as z from 'zod/mini';
import { ATTENDEE_STATUSES, CATEGORIES } from '../enums.ts';
import { contract } from './contract.ts';
import { moment } from './fields.ts';
import { play } from './plays.ts';

/** What a cover needs. */
const coveredGame = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  imageUrl: z.nullable(z.string()),
});
export type CoveredGame = z.output<typeof coveredGame>;

const homeGame = z.object({
  ...coveredGame.shape,
  players: z.string(),
  bestPlayers: z.nullable(z.string()),
  timesPlayed: z.int(),
  lastPlayed: z.nullable(moment),
  createdAt: moment,
});

const homeNight = z.object({
  id: z.int(),
  title: z.string(),
  date: moment,
  /** IANA name of the host's zone. */
  timeZone: z.string(),
  durationMinutes: z.int(),
  location: z.nullable(z.string()),
  /** Heads of those who accepted, companions and host included. */
  heads: z.int(),
  /** The first guests by their answers, the host not among them, and nobody who was not invited yet. */
  people: z.array(z.object({ name: z.string(), status: z.enum(ATTENDEE_STATUSES) })),
  /** How many guests gave each answer, of all of them. */
  answers: z.object({
    accepted: z.int(),
    maybe: z.int(),
    /** Asked, and silent so far. */
    invited: z.int(),
    declined: z.int(),
    /** On the list, but no invitation has gone out; an answer that a device kept may lack it. */
    uninvited: z._default(z.int(), 0),
  }),
  /** The first games that are on it, and how many there are in all. */
  games: z.array(coveredGame),
  gameCount: z.int(),
});
export type HomeNight = z.output<typeof homeNight>;

export const getHome = contract({
  method: 'get',
  path: '/api/home',
  summary: "What Home begins with: the next night and its answers, the latest plays, and the shelf's dust and tiers",
  access: 'owner',
  status: 200,
  response: z.object({
    /** Games on the shelf, expansions not counted. */
    owned: z.int(),
    /** Total Plays, as My Games counts them. */
    plays: z.int(),
    /** The night that runs or comes next; null where none is planned. */
    night: z.nullable(homeNight),
    latestPlays: z.array(play),
    playedLast: z.array(homeGame),
    dust: z.array(homeGame),
    /** How many games have gathered dust in all. */
    dusty: z.int(),
    withinReach: z.array(homeGame),
  }),
});
export type Home = z.output<typeof getHome.response>;
