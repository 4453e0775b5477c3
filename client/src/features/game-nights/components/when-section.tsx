import { CalendarX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Banner } from '#client/ui/banner.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { durationOptions } from '#client/entities/nights/durations.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { DateChips } from './date-chips.tsx';
import { FormSection } from './form-section.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface WhenSectionProps {
  form: NightForm;
  /** For a new night: the day of the latest one, or null. */
  newNight?: { usualDay: string | null } | undefined;
}

/** Date, time, duration and place. */
export function WhenSection({ form, newNight }: WhenSectionProps) {
  const { register, control, formState } = form;
  const { errors, defaultValues } = formState;
  const passed = useWatch({ control, compute: hasPassed });
  return (
    <FormSection title="When and Where">
      {newNight ? <DateChips form={form} usual={newNight.usualDay} /> : null}
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3 sm:col-span-full sm:grid-cols-2 sm:gap-5">
        <Field label="Date" required error={errors.day?.message}>
          <TextInput {...register('day')} type="date" min="1001-01-01" max="9998-12-31" />
        </Field>
        <Field label="Time" required error={errors.time?.message}>
          <TextInput {...register('time')} type="time" />
        </Field>
      </div>
      <ZoneChoice form={form} />
      {passed ? (
        <Banner compact tone="warn" icon={CalendarX} role="status" className="sm:col-span-full">
          This moment has passed. The night can be kept, but nobody can be invited to it.
        </Banner>
      ) : null}
      <Field label="Duration" error={errors.durationMinutes?.message}>
        <Select {...register('durationMinutes')} options={durationOptions(defaultValues?.durationMinutes)} />
      </Field>
      <Field label="Location (optional)" error={errors.location?.message}>
        <TextInput {...register('location')} autoComplete="off" placeholder="14 Linden Row, top bell" />
      </Field>
      {newNight?.usualDay ? (
        <p className="text-xs leading-[1.4] text-ink-3 sm:col-span-full">Start, length and place as last time.</p>
      ) : null}
    </FormSection>
  );
}

function hasPassed(fields: NightFields): boolean {
  const moment = momentOf(fields);
  return moment !== null && Date.parse(moment) < Date.now();
}
