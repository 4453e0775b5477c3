import { useController } from 'react-hook-form';
import { TitleCombobox } from './title-combobox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import type { GameForm } from '../game-form.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { prefilledFields, PREFILLED_FIELDS, knownOf } from '../prefilled-fields.ts';

interface TitleFieldProps {
  form: GameForm;
}

/** The title field; choosing a known game fills the other fields. */
export function TitleField({ form }: TitleFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'title' });
  const choose = useTitleChoice(form);
  return (
    <Field label="Game Title" required error={fieldState.error?.message} className="sm:col-span-full">
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
