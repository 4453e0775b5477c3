import * as z from 'zod/mini';
import { ATTENDEE_STATUSES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { openBallot } from '#shared/awards/awards-contract.ts';
import { coveredGame } from '#shared/games/covered-game.ts';
import { datePollSummary } from '#shared/nights/date-polls/date-poll-fields.ts';
import { moment } from '#shared/contract/fields.ts';
import { play } from '#shared/plays/plays-contract.ts';

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
  /** Present while the date is being found; `date` is then the latest of its dates. */
  datePoll: z._default(z.nullable(datePollSummary), null),
  /** People in accepted parties, including companions and the host. */
  heads: z.int(),
  /** The first attendees by answer, without the host, those not invited yet, on the waitlist, or asking to come. */
  people: z.array(z.object({ name: z.string(), status: z.enum(ATTENDEE_STATUSES) })),
  /** Number of attendees by answer. */
  answers: z.object({
    accepted: z.int(),
    maybe: z.int(),
    /** Invited, no answer yet. */
    invited: z.int(),
    declined: z.int(),
    /** Not invited yet. Optional, because answers cached on devices may lack it. */
    uninvited: z._default(z.int(), 0),
    /** On the waitlist, and asking to come; optional for the same reason. */
    inLine: z._default(z.int(), 0),
    asking: z._default(z.int(), 0),
  }),
  /** The first games of the event, and the number of all its games. */
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
    /** Owned games, without expansions. */
    owned: z.int(),
    /** Total Plays as shown in My Games. */
    plays: z.int(),
    /** The current or next event; null if none is planned. */
    night: z.nullable(homeNight),
    /** Votes on awards of groups of others that the person has not taken part in; optional, because answers cached on devices may lack it. */
    ballots: z._default(z.array(openBallot), []),
    /** With people under their present names. */
    latestPlays: z.array(play),
    playedLast: z.array(homeGame),
    dust: z.array(homeGame),
    /** Number of all games not played for a long time. */
    dusty: z.int(),
    withinReach: z.array(homeGame),
    /** Running challenges that are not complete, at most three; optional, because answers cached on devices may lack them. */
    challenges: z._default(
      z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          /** The last day, YYYY-MM-DD; null for all time. */
          endsOn: z.nullable(z.string()),
          /** Plays, games or letters so far, and in all. */
          done: z.int(),
          total: z.int(),
        }),
      ),
      [],
    ),
  }),
});
export type Home = z.output<typeof getHome.response>;
