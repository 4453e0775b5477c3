import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';
import { MAX_BGG_ID, MAX_NIGHT_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { event } from './events-contract.ts';
import { idParams, requiredText } from '#shared/contract/fields.ts';
import { newPlay, play } from '#shared/plays/plays-contract.ts';
import { t } from '#shared/words/words.ts';

/** Key of a play within its event. It is the same on every device, so two simultaneous wrap-ups record a play once. */
const nightKey = z.string().check(z.regex(/^[\w-]{1,40}$/, t('Please send 1 to 40 letters or digits')));

const nightPlay = z.extend(z.omit(newPlay, { idempotencyKey: true, playedAt: true, markAsPlayed: true }), {
  key: nightKey,
  /** Id in the owner's lists; if it no longer exists, the game is found by title. */
  gameId: z.nullish(z.int().check(z.positive())),
  gameTitle: requiredText(MAX_TITLE_LENGTH, t('Game title is required')),
  bggId: z.nullish(z.int().check(z.positive(), z.maximum(MAX_BGG_ID))),
});

export const getWrapUp = contract({
  method: 'get',
  path: '/api/events/:id/wrap-up',
  summary: 'What there is to wrap up of a night: its people as plays name them, and the plays written down so far',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({
    people: z.array(
      z.object({
        attendeeId: z.int(),
        /** As the owner's plays spell it. */
        name: z.string(),
        /** Names of the companions, where given. */
        companions: z.array(z.string()),
        isHost: z.boolean(),
        /** As recorded in the wrap-up; before that, whether they checked in or accepted. */
        came: z.boolean(),
        /** Whether the results can be mailed to them. */
        canBeWrittenTo: z.boolean(),
      }),
    ),
    /** Games that attendees bring and that are not on the event, each title once. */
    brought: z.array(
      z.object({
        title: z.string(),
        bggId: z.nullable(z.int()),
        category: z.nullable(z.enum(CATEGORIES)),
        /** The guest who brings it, as the owner's plays spell it. */
        by: z.string(),
      }),
    ),
    /** With their keys within the event; null for a play that was linked to it otherwise. */
    plays: z.array(z.object({ key: z.nullable(z.string()), play })),
    /** Number of results sent or queued. */
    resultsSent: z.int(),
  }),
});
export type WrapUpSheet = ResponseBody<typeof getWrapUp>;

export const wrapUp = contract({
  method: 'post',
  path: '/api/events/:id/wrap-up',
  summary: 'Says who came to a night and what was played; each play is written once, however often it is sent',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    /** Ids of those who came; ids no longer on the list are ignored. */
    came: z.array(z.int().check(z.positive())).check(z.maxLength(STORAGE_LIMITS.guestsOnANight.most + 1)),
    plays: z
      .array(nightPlay)
      .check(
        z.maxLength(MAX_NIGHT_PLAYS, { error: () => t('At most {most} plays at once', { most: MAX_NIGHT_PLAYS }) }),
      ),
    /** Sends the results to everybody who came, once each. */
    sendsResults: z._default(z.boolean(), false),
  }),
  status: 200,
  response: z.object({
    event,
    plays: z.array(
      z.object({
        key: z.string(),
        play,
        /** The play existed already; nothing was recorded. */
        wasThere: z.boolean(),
        /** The existing play differs from the request. */
        differs: z.boolean(),
      }),
    ),
    /** Number of results queued by this request. */
    mailed: z.int(),
  }),
  refusals: ['event_cancelled', 'event_to_come', 'limit_reached'],
});

export const wrapUpContracts = [getWrapUp, wrapUp];
