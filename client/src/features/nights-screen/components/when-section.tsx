import { CalendarX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Field } from '#client/ui/field.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { Event } from '#shared/contracts/events.ts';
import type { Plan } from '#shared/enums.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { DateChips } from './date-chips.tsx';
import { DateModeChoice } from './date-mode-choice.tsx';
import { FormSection } from './form-section.tsx';
import { DurationAndPlace } from './duration-and-place.tsx';
import { ZoneChoice } from './zone-choice.tsx';

const PollFieldset = lazy(async () => ({ default: (await import('./poll-fieldset.tsx')).PollFieldset }));

/** Earlier nights' values that a new night is prefilled with. */
export interface NewNightContext {
  /** Weekday of the latest night; null without one. */
  usualDay: string | null;
  /** The host's. */
  nights: readonly Event[];
  /** The host has no name that guests could see. */
  asksName: boolean;
}

interface WhenSectionProps {
  form: NightForm;
  plan: Plan;
  newNight?: NewNightContext | undefined;
}

/** One date or several to choose from; time, duration and place. */
export function WhenSection({ form, plan, newNight }: WhenSectionProps) {
  const mode = useWatch({ control: form.control, name: 'dateMode' });
  return (
    <FormSection title="When and Where">
      {newNight ? <DateModeChoice form={form} /> : null}
      {mode === 'one' ? <OneDate form={form} newNight={newNight} /> : null}
      {mode === 'kept' ? (
        <>
          <p className="text-sm text-ink-2 sm:col-span-full">
            Your guests are choosing the date. Change the dates on the page of the night.
          </p>
          <DurationAndPlace form={form} />
        </>
      ) : null}
      {mode === 'choose' && newNight ? (
        <Suspense fallback={loading}>
          <PollFieldset form={form} plan={plan} nights={newNight.nights} />
        </Suspense>
      ) : null}
      {newNight?.usualDay && mode === 'one' ? (
        <p className="text-xs leading-[1.4] text-ink-3 sm:col-span-full">Start, length and place as last time.</p>
      ) : null}
    </FormSection>
  );
}

const loading = (
  <Loading label="Loading the calendar..." className="sm:col-span-full">
    <Skeleton className="h-96" />
  </Loading>
);

function OneDate({ form, newNight }: Pick<WhenSectionProps, 'form' | 'newNight'>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const passed = useWatch({ control, compute: hasPassed });
  return (
    <>
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
      <DurationAndPlace form={form} />
    </>
  );
}

function hasPassed(fields: NightFields): boolean {
  const moment = momentOf(fields);
  return moment !== null && Date.parse(moment) < Date.now();
}
