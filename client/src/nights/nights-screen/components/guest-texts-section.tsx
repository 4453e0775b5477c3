import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';

/** Texts for guests. */
export function GuestTextsSection({ form: { register, formState } }: { form: NightForm }) {
  const { errors } = formState;
  return (
    <FormSection title="Words for Your Guests">
      <Field label="Description (optional)" error={errors.description?.message} className="sm:col-span-full">
        <TextArea {...register('description')} rows={3} />
      </Field>
      <Field
        label="Special Instructions (optional)"
        error={errors.customMessage?.message}
        hint="Shown wherever the place is: what to bring, where to ring."
        className="sm:col-span-full"
      >
        <TextArea {...register('customMessage')} rows={2} />
      </Field>
    </FormSection>
  );
}
