import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { EventType } from '#shared/enums.ts';
import { homeTimeZone } from '#client/accounts/home-time-zone.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { emptyNight, type NightForm, nightForm, type NightFields, type WrittenNight } from './night-form.ts';
import { defaultsFromLastNight, titleFor, titleForDates, usualTitle } from './new-night-defaults.ts';

/**
 * The form of a new night with likely title, time, duration and place. Input is stored in this tab until the night is
 * created or the form cancelled. @param events of this host @param name of the host, if known
 */
export function useNewNight(host: Host, eventType: EventType, events: readonly Event[], name: string | null) {
  const { id, email } = host;
  const { data: user } = useQuery(currentUserQuery);
  const [empty] = useState(() => ({
    ...emptyNight({ eventType, hostEmail: email ?? '', timeZone: homeTimeZone(user) }),
    title: usualTitle(events) ?? titleFor('', name),
    ...defaultsFromLastNight(events),
    ...(user?.timeZone && { timeZone: user.timeZone }),
  }));
  const [resolver] = useState(() => zodResolver(nightForm(host, 0)));
  const form = useForm<NightFields, unknown, WrittenNight>({ defaultValues: empty, resolver });
  const draft = useFormDraft(form, `new-night.${id}`, empty);
  useTitleByDay(form, name);
  return { form, draft };
}

/** Keeps the weekday or month in a generated title up to date. */
function useTitleByDay({ subscribe, getValues, setValue }: NightForm, name: string | null): void {
  useEffect(() => {
    const titleBy = ({ dateMode, day, poll }: NightFields) =>
      dateMode === 'choose'
        ? titleForDates(
            poll.options.map((option) => option.day),
            name,
          )
        : titleFor(day, name);
    let made = titleBy(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const next = titleBy(values);
        if (next !== made && values.title === made) setValue('title', next);
        made = next;
      },
    });
  }, [getValues, name, setValue, subscribe]);
}
