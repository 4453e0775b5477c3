import type { ReactNode, RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { RatingInput } from '#client/ui/rating-input.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { GameForm } from './game-form.ts';
import { OptionalFactFields, RequiredFactFields } from './game-fact-fields.tsx';
import { OptionalFields } from './optional-fields.tsx';
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
  /** Where it is given, the fields that may be left out are folded into it. */
  fold?: RefObject<HTMLDetailsElement | null> | undefined;
}

/** The fields of a game. */
export function GameFields({ form, withBuyUrl, title, children, fold, ...props }: GameFieldsProps) {
  const { wishlistLabel = 'Add to Wishlist' } = props;
  const { register, control } = form;
  const { errors } = form.formState;
  // Before the others, as it stands: the first of several faults takes the focus.
  register('title');
  const optional = (
    <>
      <OptionalFactFields register={register} errors={errors} />
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
    </>
  );
  return (
    <>
      {title ?? <TitleField form={form} />}
      <RequiredFactFields register={register} errors={errors} />
      {fold ? (
        <OptionalFields form={form} fold={fold}>
          {optional}
        </OptionalFields>
      ) : (
        optional
      )}
      <Checkbox
        {...register('isWishlist')}
        label={wishlistLabel}
        description="I don't own this game yet but want to buy it"
        className="manual-entry-wide"
      />
    </>
  );
}
