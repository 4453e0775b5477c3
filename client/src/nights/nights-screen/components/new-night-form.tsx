import { Building2, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Host } from '#client/organizations/host.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { EventType } from '#shared/enums.ts';
import { countInMonth } from '#shared/time/calendar-month.ts';
import { beyondLimitText } from '#shared/limits/plan-limits.ts';
import { useHomeTimeZone } from '#client/accounts/use-home-time-zone.ts';
import { FROM_FORM } from '../focus-after-form.ts';
import { type DateMode, readGuests, type WrittenNight } from '../night-form.ts';
import { listAddress } from '../../nights-view.ts';
import { pastText } from '../../past-night.ts';
import { useCreateNight } from '../use-create-night.ts';
import { useNewNight } from '../use-new-night.ts';
import { usualDay } from '../new-night-defaults.ts';
import { NightFormPanel } from './night-form-panel.tsx';
import { PastNightDialog } from '../../parts/past-night-dialog.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { rich, t } from '#client/nights/words/words.ts';

interface NewNightFormProps {
  host: Host;
  eventType: EventType;
  /** All events of this host. */
  events: readonly Event[];
  /** The host's name, if known. */
  name: string | null;
}

/** The form for a new night. Asks for confirmation if its date is past. */
export function NewNightForm({ host, eventType, events, name }: NewNightFormProps) {
  const [, navigate] = useLocation();
  const { form, draft } = useNewNight(host, eventType, events, name);
  const { create, isPending, error } = useCreateNight(form, host, draft.drop);
  const [toConfirm, setToConfirm] = useState<{ when: string; written: WrittenNight } | null>(null);
  const guests = useWatch({
    control: form.control,
    name: 'guests',
    compute: (text) => readGuests(text, host.email).good.length,
  });
  // Asked until the night is created: the field does not vanish once the name is stored.
  const [asksName] = useState(host.for === null && !name?.trim());
  const mode = useWatch({ control: form.control, name: 'dateMode' });
  const created = countInMonth(
    events.map(({ createdAt }) => createdAt),
    useHomeTimeZone(),
    new Date(),
  );
  const submit = (written: WrittenNight) => {
    const { date, timeZone, durationMinutes } = written.facts;
    const when = date === undefined ? null : pastText({ date: new Date(date), timeZone, durationMinutes }, new Date());
    if (when === null) create(written);
    else setToConfirm({ when, written });
  };
  return (
    <>
      <NightFormPanel
        heading={eventType === 'game_night' ? t('Create Game Night') : t('Create Premium Event')}
        form={form}
        host={host}
        newNight={{ usualDay: usualDay(events), nights: events, asksName }}
        notice={
          <>
            {host.for === null ? null : (
              <Banner compact tone="info" icon={Building2}>
                {rich('You host this night for {organization}.', { organization: <b dir="auto">{host.name}</b> })}
              </Banner>
            )}
            {draft.isResumed ? <ResumedBanner onStartOver={draft.startOver} /> : null}
            <PlanNotice error={error} beforehand={beyondLimitText(host.plan, 'nightsAMonth', created + 1)} />
          </>
        }
        submit={{
          label: t('Create Game Night'),
          pendingLabel: t('Creating...'),
          icon: CalendarPlus,
          isPending,
          note: nextText(guests, mode),
        }}
        onSubmit={submit}
        onCancel={() => {
          draft.drop();
          navigate(listAddress(eventType), { state: FROM_FORM });
        }}
      />
      {toConfirm ? (
        <PastNightDialog
          when={toConfirm.when}
          onConfirm={() => create(toConfirm.written)}
          onClose={() => setToConfirm(null)}
        />
      ) : null}
    </>
  );
}

/** Notice that no mail is sent yet, and the next step. */
function nextText(guests: number, mode: DateMode): string {
  if (guests === 0) return t('No mail is sent yet.');
  return mode === 'choose'
    ? t('No mail yet. Next: Ask {count} for a date.', { count: guests })
    : t('No mail yet. Next: Send {count, plural, one {# invitation} other {# invitations}}.', { count: guests });
}
