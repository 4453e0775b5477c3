import { useController } from 'react-hook-form';
import { TitleCombobox } from '#client/entities/titles/title-combobox.tsx';
import { Field } from '#client/ui/field.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits.ts';
import type { SheetForm } from '../sheet-form.ts';

const OUTCOMES = [
  { value: 'highest', label: 'Most points win' },
  { value: 'lowest', label: 'Fewest points win' },
] as const;

/** Name, game and winning rule of a sheet. */
export function SheetFacts({ form }: { form: SheetForm }) {
  const { control, register, setValue, formState } = form;
  const game = useController({ control, name: 'gameTitle' });
  const outcome = useController({ control, name: 'outcome' });
  return (
    <>
      <Field label="Name" required error={formState.errors.name?.message}>
        <TextInput
          {...register('name')}
          placeholder="Wingspan with our goals"
          maxLength={MAX_SHORT_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Game (optional)"
        error={formState.errors.gameTitle?.message}
        hint="Offered for this game alone; without one, for every game."
      >
        <TitleCombobox
          {...game.field}
          onChange={(typed) => {
            game.field.onChange(typed);
            setValue('bggId', null);
          }}
          onChoose={({ title, bggId }) => {
            setValue('gameTitle', title, { shouldDirty: true });
            setValue('bggId', bggId);
          }}
        />
      </Field>
      <RadioCards
        legend="Who wins?"
        options={OUTCOMES}
        value={outcome.field.value}
        onChange={outcome.field.onChange}
        name="outcome"
      />
    </>
  );
}
