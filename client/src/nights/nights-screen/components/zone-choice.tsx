import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { isTimeZone } from '#shared/time/wall-time.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { homeTimeZone, otherZoneOfBrowser } from '#client/accounts/home-time-zone.ts';
import { momentOf, type NightFields, type NightForm } from '../night-form.ts';
import { readersTimeText, zoneText } from '../../night-text.ts';
import { t } from '#client/nights/words/words.ts';

/** The time zone of date and time. Collapsed, because it is nearly always the user's own. */
export function ZoneChoice({ form: { register, control, formState } }: { form: NightForm }) {
  const { day, time, timeZone } = useWatch({ control, compute: clockOf });
  const { data: user } = useQuery(currentUserQuery);
  const home = homeTimeZone(user);
  const [open, setOpen] = useState(false);
  const error = formState.errors.timeZone?.message;
  const moment = momentOf({ day, time, timeZone });
  const own = moment && readersTimeText({ date: new Date(moment), timeZone }, home);
  const other = timeZone === home ? otherZoneOfBrowser(user, new Date()) : null;
  const zone = isTimeZone(timeZone) ? whose(new Date(moment ?? Date.now()), timeZone) : timeZone;
  return (
    <div className="-mt-2 grid gap-2.5 sm:col-span-full">
      <p className="text-xs leading-[1.4] text-ink-3">
        {own ? t('{zone}, {time} on your clock.', { zone, time: own }) : `${zone}.`}
        {other === null
          ? ''
          : ` ${t('From your profile; this browser is set to {zone}.', { zone: other.replaceAll('_', ' ') })}`}{' '}
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('Change time zone')}
        </button>
      </p>
      {open || error ? (
        <Field label={t('Time Zone')} error={error}>
          <Select {...register('timeZone')} options={zoneOptions(timeZone, home)} />
        </Field>
      ) : null}
    </div>
  );
}

const clockOf = ({ day, time, timeZone }: NightFields) => ({ day, time, timeZone });

/** 'Eastern Time (New York)'. */
function whose(date: Date, timeZone: string): string {
  const place = timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  return place ? `${zoneText(date, timeZone)} (${place})` : zoneText(date, timeZone);
}

function zoneOptions(chosen: string, home: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', home, chosen]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
