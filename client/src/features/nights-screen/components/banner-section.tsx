import { Controller } from 'react-hook-form';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { NightForm } from '../night-form.ts';
import { BannerColours } from '#client/entities/nights/banner-colours.tsx';
import { FormSection } from './form-section.tsx';

/** The banner: a colour, or a picture. */
export function BannerSection({ form: { register, control, formState } }: { form: NightForm }) {
  const { errors } = formState;
  return (
    <FormSection title="Banner">
      <div className="sm:col-span-full">
        <Controller
          control={control}
          name="bannerColor"
          render={({ field }) => (
            <BannerColours value={field.value} onChange={field.onChange} error={errors.bannerColor?.message} />
          )}
        />
      </div>
      <Field
        label="Banner Image URL (optional)"
        error={errors.bannerUrl?.message}
        hint="Covers the colour."
        className="sm:col-span-full"
      >
        <TextInput {...register('bannerUrl')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
    </FormSection>
  );
}
