import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';

/** Access to the night, and its visibility. */
export function AccessSection({ form: { register, formState } }: { form: NightForm }) {
  return (
    <FormSection title="Who May Come and See">
      <Checkbox
        {...register('isPublic')}
        label="Public event"
        description="It gets a page of its own that anybody with the address can read."
        className="sm:col-span-full"
      />
      <Checkbox
        {...register('requiresApproval')}
        label="Requires approval"
        description="Those who join by a shared link wait until you let them in."
        className="sm:col-span-full"
      />
      <Checkbox
        {...register('showsPlace')}
        label="Show the place to everybody who is invited"
        description="Otherwise only those who accepted see it."
        className="sm:col-span-full"
      />
      <Checkbox
        {...register('showsGuests')}
        label="Show guests who else comes"
        description="By first names; addresses are never shown."
        className="sm:col-span-full"
      />
      <Field
        label="Host Email"
        required
        error={formState.errors.hostEmail?.message}
        hint="Guests who reply to an invitation write to this address."
        className="sm:col-span-full"
      >
        <TextInput {...register('hostEmail')} type="email" inputMode="email" autoComplete="email" />
      </Field>
    </FormSection>
  );
}
