import * as z from 'zod/mini';
import { GAME_STATES } from '#shared/enums.ts';
import { MAX_GAMES_AT_ONCE, MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import type { GameList } from './lists.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { contract } from '#shared/contract/contract.ts';
import { distinctIds } from '#shared/contract/fields.ts';
import { wishPriority } from './games-contract.ts';
import { t } from '#shared/words/words.ts';

const tagChange = z
  .object({
    kind: z.literal('tags'),
    add: distinctIds(MAX_TAGS_OF_GAME, () => t('A game has at most {most} tags', { most: MAX_TAGS_OF_GAME })),
    remove: distinctIds(STORAGE_LIMITS.tags.most, () =>
      t('There are at most {most} tags', { most: STORAGE_LIMITS.tags.most }),
    ),
  })
  .check(
    z.refine(({ add, remove }) => add.length + remove.length > 0, t('Please choose a tag')),
    z.refine(({ add, remove }) => !add.some((id) => remove.includes(id)), t('A tag is either put on or taken off')),
  );

const states = z
  .array(z.enum(GAME_STATES, t('Please choose one of the states')))
  .check(z.maxLength(GAME_STATES.length));

/** Sets states and takes others away. */
const stateChange = z.object({ kind: z.literal('states'), add: states, remove: states }).check(
  z.refine(({ add, remove }) => add.length + remove.length > 0, t('Please choose a state')),
  z.refine(({ add, remove }) => !add.some((state) => remove.includes(state)), t('A state is either set or taken away')),
);

/** Values that a change of many games overwrites. */
const overwritten = z.object({
  id: z.int().check(z.positive()),
  states,
  wishPriority: z.nullable(wishPriority),
  tagIds: distinctIds(MAX_TAGS_OF_GAME, () => t('A game has at most {most} tags', { most: MAX_TAGS_OF_GAME })),
});
export type Overwritten = z.output<typeof overwritten>;

const LISTS = ['owned', 'wishlist', 'unowned'] as const satisfies readonly GameList[];

/** One change for many games. */
const bulkGameChange = z.discriminatedUnion('kind', [
  /** Puts tags on and takes others off. */
  tagChange,
  /** Moves to a list; games that are there already stay. */
  z.object({ kind: z.literal('list'), list: z.enum(LISTS, t('Please choose one of the lists')) }),
  stateChange,
  /** Undoes these three: the games' list, and what each of them had. Tags that are deleted meanwhile are left out. */
  z.object({
    kind: z.literal('put_back'),
    list: z.enum(LISTS, t('Please choose one of the lists')),
    games: z.array(overwritten).check(z.maxLength(MAX_GAMES_AT_ONCE)),
  }),
  /** Like `removeGame`. */
  z.object({ kind: z.literal('remove') }),
  /** Undoes 'remove', for 10 seconds. */
  z.object({ kind: z.literal('restore') }),
]);
export type BulkGameChange = z.output<typeof bulkGameChange>;

/** Ids of games that are chosen together. */
export const chosenGames = distinctIds(MAX_GAMES_AT_ONCE, () =>
  t('Please choose at most {most} games', { most: integerText(MAX_GAMES_AT_ONCE) }),
).check(z.minLength(1, t('Please choose a game')));

const isSame = (ids: readonly number[], games: readonly Overwritten[]): boolean => {
  const chosen = new Set(ids);
  for (const { id } of games) if (!chosen.delete(id)) return false;
  return chosen.size === 0;
};

export const changeGames = contract({
  method: 'post',
  path: '/api/games/changes',
  summary: 'Changes many games alike, all of them or none; answers the ids of those that differ now',
  access: 'owner',
  body: z.object({ ids: chosenGames, change: bulkGameChange }).check(
    z.refine(({ ids, change }) => change.kind !== 'put_back' || isSame(ids, change.games), {
      error: t('Please say of each chosen game once what it had'),
      path: ['change', 'games'],
    }),
  ),
  status: 200,
  response: z.object({ ids: z.array(z.int()) }),
  refusals: ['not_found', 'duplicate_title', 'loan_open', 'undo_expired', 'PLAN_REQUIRED', 'limit_reached'],
});
