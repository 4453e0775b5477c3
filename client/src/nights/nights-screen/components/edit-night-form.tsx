import { zodResolver } from '@hookform/resolvers/zod';
import { Check, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Host } from '#client/organizations/host.ts';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { fieldsOf, nightForm, type NightFields, type WrittenNight } from '../night-form.ts';
import { informedGuestCount } from '../night-list.ts';
import { PastNightDialog } from '../../parts/past-night-dialog.tsx';
import { pastText } from '../../past-night.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { typedGuests } from '../typed-guests.ts';
import { useEditNight } from '../use-edit-night.ts';
import { NightFormPanel } from './night-form-panel.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { t } from '#client/nights/words/words.ts';

interface EditNightFormProps {
  host: Host;
  event: Event;
  gameIds: number[];
}

/** The form of an existing night. Changes are computed from its state when opened. */
export function EditNightForm({ host, ...now }: EditNightFormProps) {
  const [, navigate] = useLocation();
  const [{ event, gameIds }] = useState(now);
  const [resolver] = useState(() => zodResolver(nightForm(host, event.guests)));
  const form = useForm<NightFields, unknown, WrittenNight>({
    defaultValues: fieldsOf(event, gameIds, typedGuests()),
    resolver,
  });
  const draft = useFormDraft(form, `night.${event.id}`, fieldsOf(event, gameIds, ''));
  const { save, isPending, error } = useEditNight(form, event, gameIds, draft.drop);
  const [toConfirm, setToConfirm] = useState<{ when: string; written: WrittenNight } | null>(null);
  const submit = (written: WrittenNight) => {
    const { date, timeZone, durationMinutes } = written.facts;
    const moment = new Date();
    const when = date === undefined ? null : pastText({ date: new Date(date), timeZone, durationMinutes }, moment);
    if (when === null || isOver(event, moment)) void save(written);
    else setToConfirm({ when, written });
  };
  const notified = isOver(event, new Date()) ? 0 : informedGuestCount(event);
  return (
    <>
      <NightFormPanel
        heading={t('Edit Event')}
        form={form}
        host={host}
        event={event}
        notice={
          <>
            {draft.isResumed ? <ResumedBanner onStartOver={draft.startOver} /> : null}
            {notified > 0 ? (
              <Banner tone="info" icon={MailWarning}>
                {t('{count, plural, one {# guest knows} other {# guests know}} of this night.', { count: notified })}{' '}
                {t(
                  'When its date, time, place or special instructions change, they are told by mail three minutes after you save; until then you can undo it. Other changes are shown on their page.',
                )}
              </Banner>
            ) : null}
            <PlanNotice error={error} />
          </>
        }
        submit={{ label: t('Save Changes'), pendingLabel: t('Saving...'), icon: Check, isPending }}
        onSubmit={submit}
        onCancel={() => {
          draft.drop();
          navigate(nightAddress(event.id));
        }}
      />
      {toConfirm ? (
        <PastNightDialog
          when={toConfirm.when}
          next={
            notified > 0
              ? t('Guests who know of it are told that nothing is planned for the date they know.')
              : t('You say next who came and what was played.')
          }
          onConfirm={() => void save(toConfirm.written)}
          onClose={() => setToConfirm(null)}
        />
      ) : null}
    </>
  );
}
