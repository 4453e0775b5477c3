import { Controller } from 'react-hook-form';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { NumberInput } from '#client/ui/number-input.tsx';
import { RatingInput } from '#client/ui/rating-input.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { MAX_AGE } from '#shared/limits.ts';
import type { GameForm } from '../game-form.ts';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

interface GameFieldsProps {
  form: GameForm;
  /** With 'Where to Buy', for a game that comes from a page. */
  withBuyUrl?: boolean | undefined;
}

/** The fields of a game (specification, section 2). */
export function GameFields({ form: { register, control, formState }, withBuyUrl }: GameFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Game Title" required error={errors.title?.message} className="manual-entry-wide">
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label="Players" required error={errors.players?.message}>
        <TextInput {...register('players')} placeholder="2-4" autoComplete="off" />
      </Field>
      <Field label="Duration" required error={errors.duration?.message}>
        <TextInput {...register('duration')} placeholder="45 min" autoComplete="off" />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select {...register('category')} options={CATEGORY_OPTIONS} />
      </Field>
      <Field label="Difficulty" error={errors.difficulty?.message}>
        <Select {...register('difficulty')} options={DIFFICULTY_OPTIONS} />
      </Field>
      <Field label="Min Age" error={errors.minAge?.message}>
        <NumberInput {...register('minAge')} min={0} max={MAX_AGE} inputMode="numeric" />
      </Field>
      <Field label="Personal Rating (0-5)" error={errors.rating?.message}>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <RatingInput value={Number(field.value)} onChange={field.onChange} />}
        />
      </Field>
      <Field label="YouTube Rules Link (optional)" error={errors.youtube?.message}>
        <TextInput {...register('youtube')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
      {withBuyUrl ? (
        <Field label="Where to Buy (optional)" error={errors.buyUrl?.message}>
          <TextInput {...register('buyUrl')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
        </Field>
      ) : null}
      <Field label="Game Image URL (optional)" error={errors.imageUrl?.message}>
        <TextInput {...register('imageUrl')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
      <Field label="Personal Notes" error={errors.notes?.message} className="manual-entry-wide">
        <TextArea {...register('notes')} />
      </Field>
      <Checkbox
        {...register('isWishlist')}
        label="Add to Wishlist"
        description="I don't own this game yet but want to buy it"
        className="manual-entry-wide"
      />
    </>
  );
}
