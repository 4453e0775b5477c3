import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { durationOptions } from '../../durations.ts';
import type { NightForm } from '../night-form.ts';
import { t } from '#client/nights/words/words.ts';

/** Duration and place of the night. */
export function DurationAndPlace({ form: { register, formState } }: { form: NightForm }) {
  const { errors, defaultValues } = formState;
  return (
    <>
      <Field label={t('Duration')} error={errors.durationMinutes?.message}>
        <Select {...register('durationMinutes')} options={durationOptions(defaultValues?.durationMinutes)} />
      </Field>
      <Field label={t('Location (optional)')} error={errors.location?.message}>
        <TextInput {...register('location')} autoComplete="off" placeholder={t('14 Linden Row, top bell')} />
      </Field>
    </>
  );
}
