import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { PickForm } from './pick-form.ts';
import { t } from '#client/recommendations/words/words.ts';

/** Text, author and month of a pick. */
export function PickWordFields({ form: { register, formState } }: { form: PickForm }) {
  const { errors } = formState;
  return (
    <>
      <Field
        label={t('Description (optional)')}
        error={errors.description?.message}
        hint={t('What players do in it, in one sentence.')}
        className="sm:col-span-full"
      >
        <TextArea {...register('description')} rows={2} />
      </Field>
      <Field
        label={t('Why You Recommend It')}
        required
        error={errors.recommendationReason?.message}
        hint={t('Two sentences for somebody who has not played it.')}
        className="sm:col-span-full"
      >
        <TextArea {...register('recommendationReason')} rows={3} />
      </Field>
      <Field label={t('Recommended by')} required error={errors.staffMember?.message}>
        <TextInput {...register('staffMember')} autoComplete="off" />
      </Field>
      <Field label={t('Their Title (optional)')} error={errors.staffTitle?.message}>
        <TextInput {...register('staffTitle')} autoComplete="off" />
      </Field>
      <Field label={t('Their Picture (optional)')} error={errors.staffAvatar?.message}>
        <TextInput {...register('staffAvatar')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
      <Field
        label={t('Month (optional)')}
        error={errors.month?.message}
        hint={t('Shown from the first day of this month. Empty: shown at once.')}
      >
        <TextInput {...register('month')} type="month" placeholder="2026-03" autoComplete="off" />
      </Field>
      <Checkbox
        {...register('featured')}
        label={t('Featured')}
        description={t('Comes before all others that are not')}
        className="sm:col-span-full"
      />
    </>
  );
}
