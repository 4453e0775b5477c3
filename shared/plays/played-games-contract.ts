import * as z from 'zod/mini';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, moment } from '#shared/contract/fields.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { t } from '#shared/words/words.ts';

/** A game with plays that is not in the owner's collection. */
const playedGame = z.object({
  key: z.string(),
  title: z.string(),
  bggId: z.nullable(z.int()),
  plays: z.int(),
  lastPlayed: z.nullable(moment),
  /** It is on the wishlist. */
  isWished: z.boolean(),
  /** The imported file that contains its plays marks it as previously owned. */
  isSold: z.boolean(),
});
export type PlayedGame = z.output<typeof playedGame>;

export const listPlayedGames = contract({
  method: 'get',
  path: '/api/played-games',
  summary: 'The games with plays that are not in the collection, the most played first',
  access: 'owner',
  status: 200,
  response: z.array(playedGame),
});

export const countPlayedGames = contract({
  method: 'get',
  path: '/api/played-games/counts',
  summary: 'How many played games are not in the collection, and how many plays are of no game of either list',
  access: 'owner',
  status: 200,
  response: z.object({ games: z.int(), plays: z.int() }),
});

/** Maximum number of games in one request. */
export const MAX_CHOSEN_GAMES = 2_000;
const MAX_KEY_LENGTH = 2 * MAX_TITLE_LENGTH;

export const addPlayedGamesToCollection = contract({
  method: 'post',
  path: '/api/played-games/own',
  summary:
    'Adds played games to the collection, all or none; their plays become theirs. What is owned already is left out',
  access: 'owner',
  body: z.object({
    keys: z.array(bounded(MAX_KEY_LENGTH)).check(
      z.minLength(1, t('Please choose a game')),
      z.maxLength(MAX_CHOSEN_GAMES, {
        error: () => t('Please choose at most {most} at once', { most: integerText(MAX_CHOSEN_GAMES) }),
      }),
    ),
  }),
  status: 200,
  response: z.object({
    added: z.int(),
    /** Number of these that were on the wishlist. */
    fromWishlist: z.int(),
  }),
  refusals: ['limit_reached'],
});

export const playedGameContracts = [listPlayedGames, countPlayedGames, addPlayedGamesToCollection];
