import { useFormState, useWatch } from 'react-hook-form';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { SheetForm } from './sheet-form.ts';

const WORTHS = [
  { value: 'points', label: 'Points as typed' },
  { value: 'each', label: 'Points for each...' },
  { value: 'list', label: 'A table of points' },
] as const;

/** The worth of a number typed into a row. */
export function RowWorthFields({ form, index }: { form: SheetForm; index: number }) {
  const { control, register } = form;
  const by = useWatch({ control, name: `rows.${index}.by` });
  const state = useFormState({ control, name: `rows.${index}` });
  const row = `row ${index + 1}`;
  const errors = state.errors.rows?.[index];
  return (
    <>
      <Field label="Worth">
        <Select options={WORTHS} aria-label={`Worth of ${row}`} {...register(`rows.${index}.by`)} />
      </Field>
      {by === 'each' ? (
        <div className="grid grid-cols-2 items-start gap-3 sm:col-2">
          <Field label="Points" error={errors?.points?.message}>
            <NumberInput {...register(`rows.${index}.points`)} aria-label={`Points of ${row}`} step="any" />
          </Field>
          <Field label="For every" error={errors?.per?.message}>
            <NumberInput
              {...register(`rows.${index}.per`)}
              aria-label={`For every, ${row}`}
              min={1}
              max={1000}
              inputMode="numeric"
            />
          </Field>
        </div>
      ) : null}
      {by === 'list' ? (
        <Field
          label="Points for 0, 1, 2..."
          error={errors?.list?.message}
          hint="With commas between them; the last one is for all beyond."
          className="sm:col-start-1 sm:col-end-3"
        >
          <TextInput
            {...register(`rows.${index}.list`)}
            aria-label={`Points for 0, 1, 2..., ${row}`}
            placeholder="-1, 1, 2, 3, 4"
            autoComplete="off"
          />
        </Field>
      ) : null}
    </>
  );
}
