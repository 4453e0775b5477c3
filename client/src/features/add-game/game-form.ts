import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { newGame } from '#shared/contracts/games.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits.ts';

/** The number that a text holds, else what to take instead. */
const numberOr = (otherwise: number) =>
  z.transform((value: unknown): number | undefined => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : otherwise;
  });

const { title, players, duration, category, difficulty, minAge, youtube, buyUrl, imageUrl, rating, isWishlist, notes } =
  newGame.shape;

/**
 * The fields of the manual form as the contract of a new game has them; an age that is no number becomes 8, a rating
 * that is none 0 (specification, section 5).
 */
export const gameForm = z.object({
  title,
  players,
  duration,
  category,
  difficulty,
  minAge: z.pipe(numberOr(DEFAULT_MIN_AGE), minAge),
  youtube,
  buyUrl,
  imageUrl,
  rating: z.pipe(numberOr(0), rating),
  isWishlist,
  notes,
});

/** What the fields hold while they are being filled in. */
export type GameFormFields = z.input<typeof gameForm>;
/** What a filled-in form says. */
export type EnteredGame = z.output<typeof gameForm>;

export type GameForm = UseFormReturn<GameFormFields, unknown, EnteredGame>;

export const EMPTY_GAME_FORM: GameFormFields = {
  title: '',
  players: '',
  duration: '',
  category: 'family',
  difficulty: 'medium',
  minAge: String(DEFAULT_MIN_AGE),
  youtube: '',
  buyUrl: '',
  imageUrl: '',
  rating: 0,
  isWishlist: false,
  notes: '',
};
