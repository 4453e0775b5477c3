import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { MAX_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idempotencyKey, idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { tag } from '#shared/games/tags-contract.ts';
import { t } from '#shared/words/words.ts';

/** A game as visitors see it: without the owner's private notes, shop link and play dates. */
export const sharedGame = z.object({
  id: z.int(),
  title: z.string(),
  /** In the language of its first edition, for the search. */
  originalName: z.optional(z.nullable(z.string())),
  players: z.string(),
  duration: z.string(),
  youtube: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  minAge: z.int(),
  imageUrl: z.nullable(z.string()),
  /** 0 (not rated) to 5; null if the owner hides ratings. */
  rating: z.nullable(z.number()),
  timesPlayed: z.int(),
  isExpansion: z.boolean(),
  bestPlayers: z.nullable(z.string()),
  recommendedPlayers: z.nullable(z.string()),
  /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
  weight: z.nullable(z.number()),
});
export type SharedGame = z.output<typeof sharedGame>;

/** A tag as visitors see it. */
export const sharedTag = z.object({
  ...tag.shape,
  /** The shown games that have it, at least one. */
  gameIds: z.array(z.int()),
});
export type SharedTag = z.output<typeof sharedTag>;

export const sharedCollection = z.object({
  shareId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** First name; null if unknown. */
  sharedBy: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** The collection is the caller's own. */
  isMine: z.boolean(),
  allowComments: z.boolean(),
  showRatings: z.boolean(),
  /** Owned games by title, including expansions. */
  games: z.array(sharedGame),
  /** Tags of the games by name; none if the owner hides tags. */
  tags: z.array(sharedTag),
});
export type SharedCollection = z.output<typeof sharedCollection>;

export const comment = z.object({
  id: z.int(),
  /** First name; null if unknown. */
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: moment,
  isMine: z.boolean(),
  /** The caller wrote the comment or owns the collection. */
  mayRemove: z.boolean(),
});
export type Comment = z.output<typeof comment>;

/** The secret part of a link: 128 random bits in base64url. */
export const SHARE_ID = /^[\w-]{22}$/;

const shareParams = z.object({ shareId: z.string().check(z.regex(SHARE_ID)) });

export const getSharedCollection = contract({
  method: 'get',
  path: '/api/shared/:shareId',
  summary: 'A shared collection with its games, for anybody; a private one for its owner alone',
  access: 'visitor',
  params: shareParams,
  status: 200,
  response: sharedCollection,
});

export const countView = contract({
  method: 'post',
  path: '/api/shared/:shareId/views',
  summary: 'Counts the visitor, once a day; not the owner, and no machine that says it is one',
  access: 'visitor',
  params: shareParams,
  status: 204,
});

export const listComments = contract({
  method: 'get',
  path: '/api/shared/:shareId/comments',
  summary: 'Comments, the newest first, 30 at a time; where they are turned off the owner alone sees any',
  access: 'visitor',
  params: shareParams,
  query: z.object({
    /** Comments older than the one with this id. */
    before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
  }),
  status: 200,
  response: z.object({ comments: z.array(comment), hasMore: z.boolean() }),
});

export const addComment = contract({
  method: 'post',
  path: '/api/shared/:shareId/comments',
  summary: 'Writes a comment, shown with the first name; needs a confirmed e-mail address',
  access: 'owner',
  params: shareParams,
  body: z.object({ text: requiredText(MAX_COMMENT_LENGTH, t('Please write something first')), idempotencyKey }),
  status: 201,
  response: comment,
  refusals: ['comments_off', 'email_unverified', 'limit_reached'],
});

export const removeComment = contract({
  method: 'delete',
  path: '/api/shared-comments/:id',
  summary: 'Removes a comment: its author may, and whoever shares the collection',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const sharedCollectionContracts = [getSharedCollection, countView, listComments, addComment, removeComment];
