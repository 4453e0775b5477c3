import { Controller } from 'react-hook-form';
import { Link } from 'wouter';
import { useHostedOrganization } from '#client/organizations/use-host.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { EVENT_TYPE_LABELS, EVENT_TYPES, type EventType, type Plan } from '#shared/enums.ts';
import { MAX_GUESTS_ON_A_NIGHT } from '#shared/limits/limits.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { CompanionsField } from '../../parts/companions-field.tsx';
import { EVENT_TYPE_ICONS } from '../../parts/event-type-badge.tsx';
import { FormSection } from './form-section.tsx';
import { rich, t } from '#client/nights/words/words.ts';

interface TypeSectionProps {
  form: NightForm;
  plan: Plan;
  event: Event | undefined;
}

/** Event type, seats and companions. */
export function TypeSection({ form: { register, control, formState }, plan, event }: TypeSectionProps) {
  const { errors } = formState;
  const organization = useHostedOrganization();
  const all = PLAN_LIMITS[plan].premiumEvents;
  const allows = (type: EventType) => all || type === 'game_night' || type === event?.eventType;
  return (
    <FormSection title={t('Type and Seats')}>
      <div className="sm:col-span-full">
        <Controller
          control={control}
          name="eventType"
          render={({ field }) => (
            <RadioCards
              legend={t('Event Type')}
              look="stack"
              columns={2}
              value={field.value}
              onChange={field.onChange}
              error={errors.eventType?.message}
              className="event-types"
              options={EVENT_TYPES.map((type) => ({
                value: type,
                label: EVENT_TYPE_LABELS[type],
                icon: EVENT_TYPE_ICONS[type],
                disabled: !allows(type),
                ...(!allows(type) && { description: 'Premium Plus' }),
              }))}
            />
          )}
        />
        {all ? null : (
          <p className="mt-2 text-xs leading-[1.4] text-ink-3">
            {rich('Tournaments, casual events and workshops come with {plan}.', {
              plan:
                organization === null ? (
                  <Link href="/premium" className="link">
                    Premium Plus
                  </Link>
                ) : (
                  'Premium Plus'
                ),
            })}
          </p>
        )}
      </div>
      <Field
        label={t('Max Attendees (optional)')}
        error={errors.maxAttendees?.message}
        hint={t('You count too. Without a number there is no limit.')}
      >
        <NumberInput {...register('maxAttendees')} min={1} max={MAX_GUESTS_ON_A_NIGHT} inputMode="numeric" />
      </Field>
      <CompanionsField
        {...register('maxCompanions')}
        error={errors.maxCompanions?.message}
        hasAnswers={event !== undefined}
      />
    </FormSection>
  );
}
