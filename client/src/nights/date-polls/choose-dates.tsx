import { type Ref, useImperativeHandle, useRef } from 'react';
import { dayKey } from '../night-text.ts';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS, PLAN_NAMES, planAllowing } from '#shared/limits/plan-limits.ts';
import { OptionCalendar } from './option-calendar.tsx';
import { OptionList } from './option-list.tsx';
import { type CommonFields, type OptionFields, withDays } from './option-fields.ts';
import { daysOf, type OwnNight } from './overlaps.ts';
import { t } from '#client/nights/words/words.ts';

export interface ChooseDatesProps {
  options: readonly OptionFields[];
  onChange: (options: OptionFields[]) => void;
  common: CommonFields;
  durationMinutes: number;
  /** The host's nights with a date, to come. */
  ownNights: readonly OwnNight[];
  plan: Plan;
  /** Moments that were proposed before. */
  existing?: ReadonlySet<number> | undefined;
  /** Error about the dates as a whole. */
  error?: string | undefined;
  /** The heading of the dates, which takes the focus when they are refused. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A calendar that takes many days, and the dates that were chosen. */
export function ChooseDates({
  options,
  onChange,
  common,
  ownNights,
  plan,
  error,
  headingRef,
  ...about
}: ChooseDatesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(headingRef, () => heading.current, []);
  const today = dayKey(new Date(), common.timeZone);
  const most = PLAN_LIMITS[plan].datesANight;
  const days = [...new Set(options.map(({ day }) => day))];
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:col-span-full md:grid-cols-[minmax(0,336px)_minmax(0,1fr)] md:gap-7">
      <OptionCalendar
        today={today}
        days={days}
        onChange={(chosen) => onChange(withDays(options, chosen, common))}
        ownDays={daysOf(ownNights, common.timeZone)}
      />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 focus:outline-none" aria-live="polite">
            {t('{count, plural, one {# date} other {# dates}}', { count: options.length })}
          </h3>
          <span className="text-sm text-ink-2">{t('up to {most}', { most })}</span>
        </div>
        {error ? (
          <p className="field-error mt-1.5" role="alert">
            {error}
          </p>
        ) : null}
        {options.length > most - 1 ? <PlanWord plan={plan} most={most} /> : null}
        {options.length === 0 ? (
          <p className="mt-2 text-sm text-ink-2">
            {t('Press the days that suit you. Your guests say which ones suit them.')}
          </p>
        ) : (
          <OptionList
            {...about}
            options={options}
            onChange={onChange}
            common={common}
            today={today}
            ownNights={ownNights}
            onEmptied={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </div>
  );
}

/** Notice that no more dates fit, and the plan that allows more. */
function PlanWord({ plan, most }: { plan: Plan; most: number }) {
  const larger = planAllowing('datesANight', most + 1);
  return (
    <p className="mt-2 text-xs leading-[1.4] text-ink-2" role="status">
      {larger === null
        ? t('The limit is {most} dates.', { most })
        : t('{plan} allows {most} dates at once. {larger} allows up to {count}.', {
            plan: PLAN_NAMES[plan],
            most,
            larger: PLAN_NAMES[larger],
            count: PLAN_LIMITS[larger].datesANight,
          })}
    </p>
  );
}
