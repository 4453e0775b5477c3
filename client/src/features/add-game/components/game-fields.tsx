import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { RatingInput } from '#client/ui/rating-input.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { GameForm } from '../game-form.ts';
import { GameFactFields } from './game-fact-fields.tsx';
import { TitleField } from './title-field.tsx';

interface GameFieldsProps {
  form: GameForm;
  /** With 'Where to Buy', for a game that comes from a page. */
  withBuyUrl?: boolean | undefined;
  /** In place of the field of the title. */
  title?: ReactNode;
  wishlistLabel?: string | undefined;
  /** Further fields, before the notes. */
  children?: ReactNode;
}

/** The fields of a game (specification, section 2). */
export function GameFields({ form, withBuyUrl, title, wishlistLabel = 'Add to Wishlist', children }: GameFieldsProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  // Before the others, as it stands: the first of several faults takes the focus.
  register('title');
  return (
    <>
      {title ?? <TitleField form={form} />}
      <GameFactFields register={register} errors={errors} />
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
      {children}
      <Field label="Personal Notes" error={errors.notes?.message} className="manual-entry-wide">
        <TextArea {...register('notes')} />
      </Field>
      <Checkbox
        {...register('isWishlist')}
        label={wishlistLabel}
        description="I don't own this game yet but want to buy it"
        className="manual-entry-wide"
      />
    </>
  );
}
