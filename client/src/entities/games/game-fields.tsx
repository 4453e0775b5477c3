import type { ReactNode, RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { RatingInput } from '#client/ui/rating-input.tsx';
import { GAME_TEXT_NAMES, GAME_TEXTS, type GameText } from '#shared/contracts/game-texts.ts';
import { GameTextField } from './game-text-field.tsx';
import type { GameForm } from './game-form.ts';
import { OptionalFactFields, RequiredFactFields } from './game-fact-fields.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { TitleField } from './title-field.tsx';

interface GameFieldsProps {
  form: GameForm;
  /** With 'Where to Buy', for a game imported from a page. */
  withBuyUrl?: boolean | undefined;
  /** Replaces the title field. */
  title?: ReactNode;
  wishlistLabel?: string | undefined;
  /** Further fields, before the notes. */
  children?: ReactNode;
  /** If given, optional fields are collapsed into it. */
  details?: RefObject<HTMLDetailsElement | null> | undefined;
}

/** The fields of a game. */
export function GameFields({ form, withBuyUrl, title, children, details, ...props }: GameFieldsProps) {
  const { wishlistLabel = 'Add to Wishlist' } = props;
  const { register, control } = form;
  const { errors } = form.formState;
  // Registered first, because the first invalid field gets the focus.
  register('title');
  const texts = GAME_TEXT_NAMES.filter((name) => name !== 'buyUrl' || withBuyUrl);
  const textField = (name: GameText) => <GameTextField key={name} name={name} form={form} />;
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
      {texts.filter((name) => GAME_TEXTS[name].input !== 'note').map(textField)}
      {children}
      {texts.filter((name) => GAME_TEXTS[name].input === 'note').map(textField)}
    </>
  );
  return (
    <>
      {title ?? <TitleField form={form} />}
      <RequiredFactFields register={register} errors={errors} />
      {details ? (
        <OptionalFields form={form} details={details}>
          {optional}
        </OptionalFields>
      ) : (
        optional
      )}
      <Checkbox
        {...register('isWishlist')}
        label={wishlistLabel}
        description="I don't own this game yet but want to buy it"
        className="sm:col-span-full"
      />
    </>
  );
}
