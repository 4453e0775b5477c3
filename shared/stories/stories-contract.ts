import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';
import { STORY_CARDS, STORY_SUBJECTS } from '#shared/shapes/story.ts';
import { MAX_NAME_LENGTH, MAX_SCORE, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { bounded, day, idParams, moment, orNull, requiredText } from '#shared/contract/fields.ts';
import { person } from '#shared/plays/people-contract.ts';
import { play } from '#shared/plays/plays-contract.ts';
import { STORY_RANGE } from './story-range.ts';
import { t } from '#shared/words/words.ts';

/** The secret part of a link: 128 random bits in base64url. */
export const STORY_ID = /^[\w-]{22}$/;

/** Covers that one card draws, and names that it says. */
export const MAX_CARD_GAMES = 5;
const MAX_CARD_NAMES = 2;
/** The days of a month. */
const MAX_BARS = 31;
/** More than any count, and than any amount of money that a game costs. */
const MAX_VALUE = 1_000_000_000;
const HIGHEST_TIER = 5;

const count = z.int().check(z.minimum(0), z.maximum(MAX_VALUE));
const score = z.number().check(z.minimum(-MAX_SCORE), z.maximum(MAX_SCORE));

/** See shared/shapes/story.ts. */
export const storyCard = z.object({
  kind: z.enum(STORY_CARDS),
  value: z.number().check(z.minimum(0), z.maximum(MAX_SCORE)),
  of: count,
  more: count,
  games: z
    .array(
      z.object({
        title: bounded(MAX_TITLE_LENGTH),
        category: z.enum(CATEGORIES),
        tier: z.optional(z.int().check(z.minimum(0), z.maximum(HIGHEST_TIER))),
      }),
    )
    .check(z.maxLength(MAX_CARD_GAMES)),
  /** Composed names can be longer than what was written. */
  names: z.array(bounded(3 * MAX_NAME_LENGTH)).check(z.maxLength(MAX_CARD_NAMES)),
  place: z.nullable(bounded(MAX_TITLE_LENGTH)),
  days: z.array(day).check(z.maxLength(2)),
  bars: z.array(count).check(z.maxLength(MAX_BARS)),
  scores: z.array(score).check(z.maxLength(2)),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

/** What a link shows. Names, places and prices are left out by the server unless they are switched on. */
const content = {
  title: requiredText(MAX_TITLE_LENGTH, t('Please give it a title')),
  showsNames: z._default(z.boolean(), false),
  showsPlaces: z._default(z.boolean(), false),
  showsPrices: z._default(z.boolean(), false),
  cards: z.array(storyCard).check(
    z.minLength(1, t('Please choose a card')),
    z.maxLength(STORY_CARDS.length),
    z.refine((cards) => new Set(cards.map(({ kind }) => kind)).size === cards.length, t('Each card is there once')),
  ),
};

export const storyContent = z.object(content);
export type StoryContent = z.output<typeof storyContent>;

export const newStory = z.object({
  ...content,
  subject: z._default(z.enum(STORY_SUBJECTS), 'me'),
  /** The name of the person, the group or the organization; its reader is the owner alone. */
  subjectName: orNull(bounded(3 * MAX_NAME_LENGTH)),
  range: z.string().check(z.maxLength(7), z.regex(STORY_RANGE, t('Please send a year, or a year and a month'))),
});
export type NewStory = z.output<typeof newStory>;

/** A link to a story, as its owner sees it. */
export const sharedStory = z.object({
  id: z.int(),
  /** The secret part of the link; cannot be guessed. */
  shareId: z.string(),
  subject: z.enum(STORY_SUBJECTS),
  subjectName: z.nullable(z.string()),
  range: z.string(),
  title: z.string(),
  showsNames: z.boolean(),
  showsPlaces: z.boolean(),
  showsPrices: z.boolean(),
  /** The kinds of the cards that it shows. */
  kinds: z.array(z.enum(STORY_CARDS)),
  createdAt: moment,
  updatedAt: moment,
});
export type SharedStory = z.output<typeof sharedStory>;

export const listStories = contract({
  method: 'get',
  path: '/api/shared-stories',
  summary: 'The stories that the owner shares by a link, the newest first',
  access: 'owner',
  status: 200,
  response: z.array(sharedStory),
});

export const shareStory = contract({
  method: 'post',
  path: '/api/shared-stories',
  summary: 'Shares a story as it is now; one that is shared already keeps its link and shows this from now on',
  access: 'owner',
  body: newStory,
  status: 201,
  response: sharedStory,
  refusals: ['limit_reached', 'too_many_requests'],
});

export const updateStory = contract({
  method: 'put',
  path: '/api/shared-stories/:id',
  summary: 'Replaces what a shared story shows; its link stays the same',
  access: 'owner',
  params: idParams,
  body: storyContent,
  status: 200,
  response: sharedStory,
  refusals: ['too_many_requests'],
});

export const stopSharingStory = contract({
  method: 'delete',
  path: '/api/shared-stories/:id',
  summary: 'Stops sharing a story; its link leads nowhere from then on',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const listNightPlays = contract({
  method: 'get',
  path: '/api/night-plays',
  summary: "The plays at the owner's game nights that count in statistics, the latest first, and the owner's people",
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.object({ plays: z.array(play), people: z.array(person) }),
});
export type NightPlays = ResponseBody<typeof listNightPlays>;

export const storyContracts = [listStories, shareStory, updateStory, stopSharingStory, listNightPlays];
