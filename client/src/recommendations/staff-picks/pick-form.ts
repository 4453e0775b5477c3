import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { pickFields, type PickFields, type StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';

/** The form of a staff pick; an invalid age becomes 8, as in a game's form. */
export const pickForm = z.extend(pickFields, {
  minAge: z.pipe(
    z.transform((text: unknown): number | undefined => {
      const years = typeof text === 'string' && text.trim() === '' ? Number.NaN : Number(text);
      return Number.isFinite(years) ? years : DEFAULT_MIN_AGE;
    }),
    pickFields.shape.minAge,
  ),
});

/** The form's input values. */
export type PickFormFields = z.input<typeof pickForm>;
export type PickForm = UseFormReturn<PickFormFields, unknown, PickFields>;

/** @param staffMember the writer */
export const emptyPick = (staffMember: string): PickFormFields => ({
  title: '',
  players: '',
  duration: '',
  category: 'family',
  difficulty: 'medium',
  minAge: String(DEFAULT_MIN_AGE),
  imageUrl: '',
  description: '',
  buyUrl: '',
  youtube: '',
  staffMember,
  staffTitle: '',
  staffAvatar: '',
  recommendationReason: '',
  month: '',
  featured: false,
  bggId: null,
});

/** The field values of an existing pick. */
export const fieldsOf = (pick: StaffPick): PickFormFields => ({
  title: pick.title,
  players: pick.players,
  duration: pick.duration,
  category: pick.category,
  difficulty: pick.difficulty,
  minAge: String(pick.minAge),
  imageUrl: pick.imageUrl ?? '',
  description: pick.description ?? '',
  buyUrl: pick.buyUrl ?? '',
  youtube: pick.youtube ?? '',
  staffMember: pick.staffMember,
  staffTitle: pick.staffTitle ?? '',
  staffAvatar: pick.staffAvatar ?? '',
  recommendationReason: pick.recommendationReason,
  month: pick.month ?? '',
  featured: pick.featured,
  bggId: pick.bggId,
});

/** The values of a known game; fields without data stay. */
export const chosenFacts = (match: TitleMatch, current: PickFormFields): Partial<PickFormFields> => ({
  title: match.title,
  bggId: match.bggId,
  players: match.players ?? current.players,
  duration: match.duration ?? current.duration,
  category: match.category ?? current.category,
  difficulty: match.difficulty ?? current.difficulty,
  minAge: match.minAge === null ? current.minAge : String(match.minAge),
});
