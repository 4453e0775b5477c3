import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayKey } from '../../night-text.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Plan } from '#shared/enums.ts';
import { dateChips } from '../date-chips.ts';
import { momentOf, type NightFields, type NightForm, type DateMode } from '../night-form.ts';
import { DurationAndPlace } from './duration-and-place.tsx';
import { FormSection } from './form-section.tsx';
import { ZoneChoice } from './zone-choice.tsx';
import '../../parts/chips.css';
import { t } from '#client/nights/words/words.ts';

const MODES: readonly (readonly [DateMode, string])[] = [
  ['one', t('One date')],
  ['choose', t('Let them choose')],
];

/** Whether the host sets the date, or the guests choose it from several. Arrow keys move between both. */
function DateModeChoice({ form: { control, register } }: { form: NightForm }) {
  const chosen = useWatch({ control, name: 'dateMode' });
  return (
    <fieldset className="grid min-w-0 sm:col-span-full">
      <legend className="sr-only">{t('When?')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-well p-1 shadow-inset">
        {MODES.map(([mode, label]) => (
          <label
            key={mode}
            className="relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md px-1 text-center text-note leading-tight font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
          >
            <input
              {...register('dateMode')}
              type="radio"
              value={mode}
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
            />
            {mode === chosen ? (
              <span className="size-2 flex-none rounded-round bg-lamp ring-[1.5px] ring-lamp-edge" aria-hidden="true" />
            ) : null}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
    <FormSection title={t('When and Where')}>
      {newNight ? <DateModeChoice form={form} /> : null}
      {mode === 'one' ? <OneDate form={form} newNight={newNight} /> : null}
      {mode === 'kept' ? (
        <>
          <p className="text-sm text-ink-2 sm:col-span-full">
            {t('Your guests are choosing the date. Change the dates on the page of the night.')}
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
        <p className="text-xs leading-[1.4] text-ink-3 sm:col-span-full">
          {t('Start, length and place as last time.')}
        </p>
      ) : null}
    </FormSection>
  );
}

const loading = (
  <Loading label={t('Loading the calendar...')} className="sm:col-span-full">
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
        <Field label={t('Date')} required error={errors.day?.message}>
          <TextInput {...register('day')} type="date" min="1001-01-01" max="9998-12-31" />
        </Field>
        <Field label={t('Time')} required error={errors.time?.message}>
          <TextInput {...register('time')} type="time" />
        </Field>
      </div>
      <ZoneChoice form={form} />
      {passed ? (
        <Banner compact tone="warn" icon={CalendarX} role="status" className="sm:col-span-full">
          {t('This moment has passed. The night can be kept, but nobody can be invited to it.')}
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

interface DateChipsProps {
  form: NightForm;
  /** The day of the latest night, 'YYYY-MM-DD'; null if none. */
  usual: string | null;
}

/** Likely dates as chips; the date field accepts any other. */
function DateChips({ form: { control, setValue, clearErrors }, usual }: DateChipsProps) {
  const [day, timeZone] = useWatch({ control, name: ['day', 'timeZone'] });
  const [chips] = useState(() => dateChips(dayKey(new Date(), timeZone), usual));
  return (
    <div role="group" aria-label={t('Next days')} className="grid grid-cols-3 gap-2 sm:col-span-full">
      {chips.map((chip) => (
        <button
          key={chip.day}
          type="button"
          className="chip grid justify-items-center gap-px px-1 text-center"
          aria-pressed={chip.day === day}
          onClick={() => {
            setValue('day', chip.day, { shouldDirty: true });
            clearErrors('day');
          }}
        >
          <span>{chip.label}</span>
          <small className="text-xs font-normal text-ink-2">{chip.hint}</small>
        </button>
      ))}
    </div>
  );
}
