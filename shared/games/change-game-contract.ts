import * as z from 'zod/mini';
import { MAX_PLAYS, MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { playerCountsIn } from './player-counts.ts';
import { contract } from '#shared/contract/contract.ts';
import { clearableText, day, distinctIds, idParams } from '#shared/contract/fields.ts';
import { gameTexts } from './game-texts.ts';
import { game, newGame, onOneList, wishPriority } from './games-contract.ts';
import { t } from '#shared/words/words.ts';

const { title, players, duration, category, difficulty, minAge, rating, isWishlist } = newGame.shape;
const { isUnowned, states } = newGame.shape;

const NO_COUNTS = t('Please give player counts, such as 3 or 2-4, 6');

/** Player counts as people type them, '2-4, 6'; blank becomes null. */
const playerCounts = z.pipe(
  clearableText(60).check(z.refine((text) => text === null || playerCountsIn(text) !== null, NO_COUNTS)),
  z.transform((text) => text && playerCountsIn(text)),
);

const tagIds = distinctIds(MAX_TAGS_OF_GAME, () => t('A game has at most {most} tags', { most: MAX_TAGS_OF_GAME }));

/** Changes of a game by its owner; omitted fields stay as they are. */
export const gameChanges = z
  .object({
    title: z.optional(title),
    players: z.optional(players),
    duration: z.optional(duration),
    ...z.partial(z.object(gameTexts('changed'))).shape,
    category: z.optional(category.def.innerType),
    difficulty: z.optional(difficulty.def.innerType),
    minAge: z.optional(minAge.def.innerType),
    rating: z.optional(rating.def.innerType),
    isWishlist: z.optional(isWishlist.def.innerType),
    /** True takes the game off both lists, with its plays; false puts it back into the collection. */
    isUnowned: z.optional(isUnowned.def.innerType),
    states: z.optional(states.def.innerType),
    wishPriority: z.optional(z.nullable(wishPriority)),
    /** Null asks again at once. */
    keptUntil: z.optional(z.nullable(day)),
    bestPlayers: z.optional(playerCounts),
    recommendedPlayers: z.optional(playerCounts),
    /** Corrects the play count; recorded plays stay as they are. */
    timesPlayed: z.optional(
      z
        .int(t('Please enter whole plays'))
        .check(
          z.minimum(0, t('Please enter 0 plays or more')),
          z.maximum(MAX_PLAYS, t('That is more than a million plays')),
        ),
    ),
    /** All tags that it then has. */
    tagIds: z.optional(tagIds),
    isExpansion: z.optional(z.boolean()),
    /** The base game of an expansion, or null for none. Imports no longer change it once it is set here. */
    parentGameId: z.optional(z.nullable(z.int(t('Please choose one of your games')).check(z.positive()))),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0, t('Please say what to change')))
  .check(onOneList);
export type GameChanges = z.output<typeof gameChanges>;

export const changeGame = contract({
  method: 'patch',
  path: '/api/games/:id',
  summary: 'Changes a game by hand; of an expansion its base game as well',
  access: 'owner',
  params: idParams,
  body: gameChanges,
  status: 200,
  response: game,
  refusals: ['duplicate_title', 'loan_open', 'PLAN_REQUIRED'],
});
