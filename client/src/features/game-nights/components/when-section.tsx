import { CalendarX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Banner } from '#client/ui/banner.tsx';
import { Field } from '#client/ui/field.tsx';
import { NumberInput } from '#client/ui/number-input.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { KEPT_LIMITS } from '#shared/rules/kept-limits.ts';
import { durationOptions } from '../durations.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import { ZoneChoice } from './zone-choice.tsx';

/** Date, time, length, place and seats. */
export function WhenSection({ form }: { form: NightForm }) {
  const { register, control, formState } = form;
  const { errors, defaultValues } = formState;
  const passed = useWatch({ control, compute: hasPassed });
  return (
    <FormSection title="When and Where">
      <div className="form-moment form-wide">
        <Field label="Date" required error={errors.day?.message}>
          <TextInput {...register('day')} type="date" min="1001-01-01" max="9998-12-31" />
        </Field>
        <Field label="Time" required error={errors.time?.message}>
          <TextInput {...register('time')} type="time" />
        </Field>
      </div>
      <ZoneChoice form={form} />
      {passed ? (
        <Banner compact tone="warn" icon={CalendarX} role="status" className="form-wide">
          This moment has passed. The night can be kept, but nobody can be invited to it.
        </Banner>
      ) : null}
      <Field label="Duration" error={errors.durationMinutes?.message}>
        <Select {...register('durationMinutes')} options={durationOptions(defaultValues?.durationMinutes)} />
      </Field>
      <Field
        label="Max Attendees (optional)"
        error={errors.maxAttendees?.message}
        hint="You count too. Without a number there is no limit."
      >
        <NumberInput {...register('maxAttendees')} min={1} max={KEPT_LIMITS.guestsOnANight.most} inputMode="numeric" />
      </Field>
      <Field label="Location (optional)" error={errors.location?.message} className="form-wide">
        <TextInput {...register('location')} autoComplete="off" placeholder="14 Linden Row, top bell" />
      </Field>
    </FormSection>
  );
}

function hasPassed(fields: NightFields): boolean {
  const moment = momentOf(fields);
  return moment !== null && Date.parse(moment) < Date.now();
}
