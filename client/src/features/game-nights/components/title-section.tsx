import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';

/** What the night is called. */
export function TitleSection({ form: { register, formState } }: { form: NightForm }) {
  return (
    <FormSection title="The Event">
      <Field label="Event Title" required error={formState.errors.title?.message} className="sm:col-span-full">
        <TextInput {...register('title')} autoComplete="off" placeholder="Friday night at ours" />
      </Field>
    </FormSection>
  );
}
