import * as z from 'zod/mini';
import { CATEGORIES } from '../enums.ts';
import { MAX_BGG_ID, MAX_NIGHT_PLAYS, MAX_TITLE_LENGTH } from '../limits.ts';
import { KEPT_LIMITS } from '../rules/plans/kept-limits.ts';
import { type Answer, contract } from './contract.ts';
import { event } from './events.ts';
import { idParams, requiredText } from './fields.ts';
import { newPlay, play } from './plays.ts';

/** Names a play within its night: the same on every device, so that two that wrap up at once write it once. */
const nightKey = z.string().check(z.regex(/^[\w-]{1,40}$/, 'Please send 1 to 40 letters or digits'));

const nightPlay = z.extend(z.omit(newPlay, { idempotencyKey: true, playedAt: true, markAsPlayed: true }), {
  key: nightKey,
  /** Of the owner's lists; found by its title where it is not there any more. */
  gameId: z.nullish(z.int().check(z.positive())),
  gameTitle: requiredText(MAX_TITLE_LENGTH, 'Game title is required'),
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
        /** As the owner's plays name them. */
        name: z.string(),
        /** Names of those who came along, where the guest gave them. */
        companions: z.array(z.string()),
        isHost: z.boolean(),
        /** What was said of it; before that, who was checked in or had accepted. */
        came: z.boolean(),
        /** Somebody who can be sent the results. */
        canBeWrittenTo: z.boolean(),
      }),
    ),
    /** Games that people of the list bring and that are none of the night's own, each title once. */
    brought: z.array(
      z.object({
        title: z.string(),
        bggId: z.nullable(z.int()),
        category: z.nullable(z.enum(CATEGORIES)),
        /** Who brings it, as the owner's plays name them. */
        by: z.string(),
      }),
    ),
    /** With the key that each has within the night; null for one that was linked to it otherwise. */
    plays: z.array(z.object({ key: z.nullable(z.string()), play })),
    /** To so many the results were sent, or are about to be. */
    resultsSent: z.int(),
  }),
});
export type WrapUpSheet = Answer<typeof getWrapUp>;

export const wrapUp = contract({
  method: 'post',
  path: '/api/events/:id/wrap-up',
  summary: 'Says who came to a night and what was played; each play is written once, however often it is sent',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    /** Ids of those who came; people who are no longer on the list are passed over. */
    came: z.array(z.int().check(z.positive())).check(z.maxLength(KEPT_LIMITS.guestsOnANight.most + 1)),
    plays: z.array(nightPlay).check(z.maxLength(MAX_NIGHT_PLAYS, `At most ${MAX_NIGHT_PLAYS} plays at once`)),
    /** Writes to those who came, each once. */
    sendsResults: z._default(z.boolean(), false),
  }),
  status: 200,
  response: z.object({
    event,
    plays: z.array(
      z.object({
        key: z.string(),
        play,
        /** It was there before, and nothing was written. */
        wasThere: z.boolean(),
        /** It was there before and says something else than what was sent. */
        differs: z.boolean(),
      }),
    ),
    /** Results on their way by this request. */
    mailed: z.int(),
  }),
  refusals: ['event_cancelled', 'event_to_come', 'limit_reached'],
});

export const wrapUpContracts = [getWrapUp, wrapUp];
