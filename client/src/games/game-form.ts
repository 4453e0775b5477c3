import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { GAME_TEXT_NAMES, type GameText, gameTexts } from '#shared/games/game-texts.ts';
import { newGame } from '#shared/games/games-contract.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

/** The number in a text, else a default. */
const numberOr = (otherwise: number) =>
  z.transform((value: unknown): number | undefined => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : otherwise;
  });

const { title, players, duration, category, difficulty, minAge, rating, isWishlist } = newGame.shape;
const { bggId, year, weight, bestPlayers } = newGame.shape;

const fields = z.object({
  title,
  players,
  duration,
  category,
  difficulty,
  minAge: z.pipe(numberOr(DEFAULT_MIN_AGE), minAge),
  rating: z.pipe(numberOr(0), rating),
  isWishlist,
  ...gameTexts('given'),
  /** Data without a field, of a chosen or imported game. */
  known: z.nullable(z.object({ of: z.nullable(z.string()), bggId, year, weight, bestPlayers })),
});

/**
 * Form values converted to the contract of a new game; an invalid age becomes 8 and an invalid rating 0, because
 * neither should prevent adding a game. Data of a chosen game is sent while the title is unchanged.
 */
export const gameForm = z.pipe(
  fields,
  z.transform(({ known, ...game }) => {
    if (known === null || (known.of !== null && titleKey(known.of) !== titleKey(game.title))) return game;
    const { of: _of, ...facts } = known;
    return { ...game, ...facts };
  }),
);

/** The form's input values. */
export type GameFormFields = z.input<typeof gameForm>;
/** The form's parsed values. */
export type EnteredGame = z.output<typeof gameForm>;

export type GameForm = UseFormReturn<GameFormFields, unknown, EnteredGame>;

/** The optional fields. */
export const OPTIONAL_FIELDS = [
  'category',
  'difficulty',
  'minAge',
  'rating',
  ...GAME_TEXT_NAMES,
] as const satisfies readonly (keyof GameFormFields)[];

/** The texts of a game as its form holds them; blank where there is none. */
export const textsOf = (game: Partial<Record<GameText, string | null>>) =>
  Object.fromEntries(GAME_TEXT_NAMES.map((name) => [name, game[name] ?? ''])) as Record<GameText, string>;

export const EMPTY_GAME_FORM: GameFormFields = {
  title: '',
  players: '',
  duration: '',
  category: 'family',
  difficulty: 'medium',
  minAge: String(DEFAULT_MIN_AGE),
  ...textsOf({}),
  rating: 0,
  isWishlist: false,
  known: null,
};
