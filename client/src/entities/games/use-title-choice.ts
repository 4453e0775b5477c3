import type { TitleMatch } from '#shared/contracts/titles.ts';
import { chosenFields, FILLED_FIELDS, knownOf } from './chosen-fields.ts';
import type { GameForm } from './game-form.ts';

/** Fills the form from a chosen game; typed values stay. */
export function useTitleChoice({ formState, getValues, resetField, setValue }: GameForm) {
  const { dirtyFields } = formState;
  return (match: TitleMatch) => {
    const filled = chosenFields(match, getValues());
    resetField('title', { defaultValue: match.title });
    for (const name of FILLED_FIELDS) if (!dirtyFields[name]) resetField(name, { defaultValue: filled[name] });
    setValue('known', knownOf(match));
  };
}
