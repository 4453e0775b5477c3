import { useController } from 'react-hook-form';
import { GameFactFields } from '#client/entities/games/game-fact-fields.tsx';
import { TitleCombobox } from '#client/entities/titles/title-combobox.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { chosenFacts, type PickForm, type PickFormFields } from '../pick-form.ts';

/** The game of a pick; choosing a known game fills the fields. */
export function PickGameFields({ form }: { form: PickForm }) {
  const { register, control, getValues, setValue } = form;
  const { errors } = form.formState;
  const title = useController({ control, name: 'title' });
  const address = { type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' } as const;
  return (
    <>
      <Field label="Game Title" required error={errors.title?.message} className="sm:col-span-full">
        <TitleCombobox
          {...title.field}
          onChange={(typed) => {
            title.field.onChange(typed);
            setValue('bggId', null);
          }}
          onChoose={(match) => {
            const facts = Object.entries(chosenFacts(match, getValues()));
            for (const [name, value] of facts) setValue(name as keyof PickFormFields, value, { shouldDirty: true });
          }}
        />
      </Field>
      <GameFactFields register={register} errors={errors} />
      <Field label="Game Image URL (optional)" error={errors.imageUrl?.message}>
        <TextInput {...register('imageUrl')} {...address} />
      </Field>
      <Field label="Where to Buy (optional)" error={errors.buyUrl?.message}>
        <TextInput {...register('buyUrl')} {...address} />
      </Field>
      <Field label="Video (optional)" error={errors.youtube?.message}>
        <TextInput {...register('youtube')} {...address} />
      </Field>
    </>
  );
}
