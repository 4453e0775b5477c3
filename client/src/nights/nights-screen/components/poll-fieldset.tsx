import { Controller, useWatch } from 'react-hook-form';
import { ChooseDates } from '../../date-polls/choose-dates.tsx';
import { PasteDates } from '../../date-polls/paste-dates.tsx';
import { PollConditions } from '../../date-polls/poll-conditions.tsx';
import { nightsToCome } from '../../date-polls/overlaps.ts';
import { dayKey } from '../../night-text.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { DurationAndPlace } from './duration-and-place.tsx';
import { ZoneChoice } from './zone-choice.tsx';
import { t } from '#client/nights/words/words.ts';

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
          <Field label={t('Start')} required error={formState.errors.time?.message} hint={t('For all dates.')}>
            <TextInput {...register('time')} type="time" />
          </Field>
          <DurationAndPlace form={form} />
          <ZoneChoice form={form} />
          <PasteDates
            poll={poll}
            onChange={onChange}
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
