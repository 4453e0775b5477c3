import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import type { Host } from '#client/organizations/host.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { PLAN_LIMITS, PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { attendeesQuery } from '../../attendees-api.ts';
import { NightGroupField } from '../../groups/group-field.tsx';
import { useNightGroups } from '../../groups/use-night-groups.ts';
import { useOfferedGuests } from '../../use-offered-guests.ts';
import { type NightForm, readGuests } from '../night-form.ts';
import { informedGuestCount } from '../night-list.ts';
import { FormSection } from './form-section.tsx';
import { GuestChips } from '../../parts/guest-chips.tsx';
import { t } from '#client/nights/words/words.ts';

interface GuestsSectionProps {
  form: NightForm;
  host: Host;
  /** The edited night; absent for a new one. */
  event: Event | undefined;
  /** The host has no name that guests could see. */
  asksName: boolean;
}

/** Guests: groups and recent guests as chips, others by address. The parsed result is shown below. */
export function GuestsSection({ form, host, event, asksName }: GuestsSectionProps) {
  const { control, formState, register } = form;
  const text = useWatch({ control, name: 'guests' });
  const { good, bad, namesHost } = readGuests(text, host.email);
  const [typing, setTyping] = useState(false);
  const { data: listed, isLoading } = useQuery({ ...attendeesQuery(event?.id ?? 0), enabled: event !== undefined });
  const all = useOfferedGuests(host.for, listed);
  // The people to leave out are not loaded yet.
  const offered = isLoading ? { groups: [], recent: [], isLoading } : all;
  const groups = useNightGroups(host.for);
  const error = formState.errors.guests?.message;
  const hasChips = offered.groups.length + offered.recent.length > 0;
  const isOpen = typing || error !== undefined || bad.length > 0 || (!hasChips && !offered.isLoading);
  return (
    <FormSection title={event && event.guests > 0 ? t('More Guests') : t('Who')} lead={leadText(host, event)}>
      {asksName ? (
        <Field
          label={t('Your Name (optional)')}
          error={formState.errors.hostName?.message}
          hint={t('Guests see it in the invitation. It is kept in your profile.')}
          className="sm:col-span-full"
        >
          <TextInput {...register('hostName')} autoComplete="given-name" />
        </Field>
      ) : null}
      <Controller
        control={control}
        name="guests"
        render={({ field }) => (
          <>
            <GuestChips
              guests={offered}
              text={field.value}
              onChange={field.onChange}
              onGroup={(id, isIn) => !event && groups && followGroup(form, id, isIn)}
            />
            {isOpen ? (
              <Field
                label={t("Guests' Email Addresses (optional)")}
                error={error}
                hint={t('Paste several at once, with or without names, separated by commas, semicolons or lines.')}
                className="sm:col-span-full"
              >
                <TextArea
                  {...field}
                  rows={3}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  placeholder={'Ana Sá <ana@example.org>, bob@example.org'}
                />
              </Field>
            ) : (
              <div className="mt-1.5 flex flex-wrap gap-2 sm:col-span-full">
                <button type="button" className="chip" data-more onClick={() => setTyping(true)}>
                  <UserPlus className="icon" aria-hidden="true" />
                  {t('Somebody else')}
                </button>
              </div>
            )}
          </>
        )}
      />
      <div className="sm:col-span-full">
        <p role="status" className="text-xs leading-[1.4] text-ink-3">
          {[
            good.length > 0 && t('{count, plural, one {# guest} other {# guests}}', { count: good.length }),
            namesHost && t('the host is on the list already'),
            bad.length > 0 &&
              t('{count, plural, one {# entry} other {# entries}} without a valid address', { count: bad.length }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {good.length + bad.length === 0 ? null : (
          <ul className="relative mt-1.5 flex max-h-40 flex-wrap gap-1.5 overflow-auto" aria-label={t('What was read')}>
            {good.map(({ email, name }) => (
              <li
                className="max-w-full truncate rounded-sm bg-petrol-tint px-2.25 py-0.75 text-xs font-semibold data-bad:bg-bad-tint data-bad:text-bad data-bad:underline data-bad:decoration-wavy data-bad:underline-offset-3"
                key={email}
                title={email}
              >
                {name ?? email}
              </li>
            ))}
            {bad.map(({ text: piece, problem }) => (
              <li
                className="max-w-full truncate rounded-sm bg-petrol-tint px-2.25 py-0.75 text-xs font-semibold data-bad:bg-bad-tint data-bad:text-bad data-bad:underline data-bad:decoration-wavy data-bad:underline-offset-3"
                key={piece}
                data-bad
                title={problem}
              >
                <span className="sr-only">{t('Not an address: ')}</span>
                {piece}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Controller
        control={control}
        name="groupId"
        render={({ field: { value, onChange, ref } }) => (
          <NightGroupField
            ref={ref}
            groups={groups}
            value={value}
            onChange={onChange}
            error={formState.errors.groupId?.message}
          />
        )}
      />
    </FormSection>
  );
}

/** A new night is that of the first group that is put on its list, until that group is taken off it. */
function followGroup({ getValues, setValue }: NightForm, groupId: number, isIn: boolean): void {
  if (getValues('groupId') === (isIn ? null : groupId))
    setValue('groupId', isIn ? groupId : null, { shouldDirty: true });
}

/** Describes the list, the invited people, and the invitation of new guests. */
function leadText({ plan }: Host, event: Event | undefined): string {
  const room = t('{plan} takes up to {count} guests.', {
    plan: PLAN_NAMES[plan],
    count: PLAN_LIMITS[plan].guestsANight,
  });
  if (!event || event.guests === 0) return [t('No mail is sent until you send the invitations.'), room].join(' ');
  const known = informedGuestCount(event);
  return [
    known === 0
      ? t('{count, plural, one {# guest is} other {# guests are}} on the list, none of them has been invited yet.', {
          count: event.guests,
        })
      : t(
          '{count, plural, one {# guest is} other {# guests are}} on the list, {known, plural, one {# of them knows} other {# of them know}} of the night.',
          { count: event.guests, known },
        ),
    t('Guests whom you add get a mail when you send the invitations.'),
    room,
  ].join(' ');
}
