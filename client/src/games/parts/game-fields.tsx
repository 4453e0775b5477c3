import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Controller, useController } from 'react-hook-form';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RatingInput } from '#client/ui/forms/rating-input.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { GAME_TEXT_NAMES, GAME_TEXTS, type GameText } from '#shared/games/game-texts.ts';
import { OptionalFactFields, RequiredFactFields } from './game-fact-fields.tsx';
import { type GameForm, EMPTY_GAME_FORM, OPTIONAL_FIELDS } from '../game-form.ts';
import { TitleCombobox } from './title-combobox.tsx';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { prefilledFields, PREFILLED_FIELDS, knownOf } from '../prefilled-fields.ts';
import { t } from '#client/games/words/words.ts';

const WEB_ADDRESS = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** The input of one of the texts of a game. */
function GameTextField({ name, form: { register, formState } }: { name: GameText; form: GameForm }) {
  const { label, input } = GAME_TEXTS[name];
  const error = formState.errors[name]?.message;
  if (input === 'note')
    return (
      <Field label={label} error={error} className="sm:col-span-full">
        <TextArea {...register(name)} />
      </Field>
    );
  return (
    <Field label={label} error={error}>
      <TextInput {...register(name)} {...(input === 'url' && WEB_ADDRESS)} autoComplete="off" />
    </Field>
  );
}

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
  const { wishlistLabel = t('Add to Wishlist') } = props;
  const { register, control } = form;
  const { errors } = form.formState;
  // Registered first, because the first invalid field gets the focus.
  register('title');
  const texts = GAME_TEXT_NAMES.filter((name) => name !== 'buyUrl' || withBuyUrl);
  const textField = (name: GameText) => <GameTextField key={name} name={name} form={form} />;
  const optional = (
    <>
      <OptionalFactFields register={register} errors={errors} />
      <Field label={t('Personal Rating (0-5)')} error={errors.rating?.message}>
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
        description={t("I don't own this game yet but want to buy it")}
        className="sm:col-span-full"
      />
    </>
  );
}

interface OptionalFieldsProps {
  form: GameForm;
  details: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** The optional fields, collapsed unless one of them has a value. */
function OptionalFields({ form: { getValues }, details, children }: OptionalFieldsProps) {
  const [open] = useState(() => OPTIONAL_FIELDS.some((name) => getValues(name) !== EMPTY_GAME_FORM[name]));
  return (
    <details ref={details} className="sm:col-span-full" open={open}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2.25 font-strong [&::-webkit-details-marker]:hidden">
        {t('More Details (optional)')}
        <ChevronDown className="icon ml-auto in-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="manual-entry grid grid-cols-1 items-start gap-5 pt-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}

interface TitleFieldProps {
  form: GameForm;
}

/** The title field; choosing a known game fills the other fields. */
function TitleField({ form }: TitleFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'title' });
  const choose = useTitleChoice(form);
  return (
    <Field label={t('Game Title')} required error={fieldState.error?.message} className="sm:col-span-full">
      <TitleCombobox {...field} onChoose={choose} />
    </Field>
  );
}

/** Fills the form from a chosen game; typed values stay. */
function useTitleChoice({ formState, getValues, resetField, setValue }: GameForm) {
  const { dirtyFields } = formState;
  return (match: TitleMatch) => {
    const filled = prefilledFields(match, getValues());
    resetField('title', { defaultValue: match.title });
    for (const name of PREFILLED_FIELDS) if (!dirtyFields[name]) resetField(name, { defaultValue: filled[name] });
    setValue('known', knownOf(match));
  };
}
