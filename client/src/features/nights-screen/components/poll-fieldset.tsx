import { Controller, useWatch } from 'react-hook-form';
import { ChooseDates } from '#client/entities/date-polls/choose-dates.tsx';
import { PasteDates } from '#client/entities/date-polls/paste-dates.tsx';
import { PollConditions } from '#client/entities/date-polls/poll-conditions.tsx';
import { nightsToCome } from '#client/entities/date-polls/rules/overlaps.ts';
import { dayKey } from '#client/entities/nights/night-text.ts';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { Event } from '#shared/contracts/events.ts';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { DurationAndPlace } from './duration-and-place.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface PollFieldsetProps {
  form: NightForm;
  plan: Plan;
  /** The host's. */
  nights: readonly Event[];
}

/** Several dates for the guests to choose from, and how one of them is found. */
export function PollFieldset({ form, plan, nights }: PollFieldsetProps) {
  const { control, register, formState } = form;
  const [time, timeZone, minutes] = useWatch({ control, name: ['time', 'timeZone', 'durationMinutes'] });
  const common = { time, timeZone };
  const today = dayKey(new Date(), timeZone);
  return (
    <Controller
      control={control}
      name="poll"
      render={({ field: { value: poll, onChange, ref } }) => (
        <>
          <ChooseDates
            options={poll.options}
            onChange={(options) => onChange({ ...poll, options })}
            common={common}
            durationMinutes={Number(minutes)}
            ownNights={nightsToCome(nights, new Date())}
            plan={plan}
            error={formState.errors.poll?.message}
            headingRef={ref}
          />
          <Field label="Start" required error={formState.errors.time?.message} hint="For all dates.">
            <TextInput {...register('time')} type="time" />
          </Field>
          <DurationAndPlace form={form} />
          <ZoneChoice form={form} />
          <PasteDates
            options={poll.options}
            onChange={(options) => onChange({ ...poll, options })}
            common={common}
            today={today}
            most={PLAN_LIMITS[plan].datesANight}
          />
          <PollConditions poll={poll} onChange={onChange} common={common} today={today} />
        </>
      )}
    />
  );
}
