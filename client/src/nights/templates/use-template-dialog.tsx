import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../date-polls/date-option-text.ts';
import { startOf } from '../date-polls/option-fields.ts';
import { zoneText } from '../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { PastNightDialog } from '../parts/past-night-dialog.tsx';
import { nightRecorded, pastText } from '../past-night.ts';
import { wrapUpAddress } from '../wrap-up-address.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { daysLater, isCalendarDay, nightMoment } from '#shared/time/repeating-nights.ts';
import { applyTemplate } from './api.ts';
import * as messages from './messages.ts';
import { datesText, nextNight, todayIn } from './repeat-text.ts';
import { t } from '#client/nights/words/words.ts';

interface UseTemplateDialogProps {
  template: EventTemplate;
  onClose: () => void;
}

const FORM = 'use-template';
const USUAL_TIME = '19:00';

/** Asks for a date, creates the night, and opens it; for a past night its wrap-up. */
export function UseTemplateDialog({ template, onClose }: UseTemplateDialogProps) {
  const now = useMemo(() => new Date(), []);
  const [, navigate] = useLocation();
  const { timeZone } = template;
  const today = todayIn(timeZone, now);
  const [date, setDate] = useState(nextNight(template, now)?.date ?? daysLater(today, 7));
  const [time, setTime] = useState(template.time ?? USUAL_TIME);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [past, setPast] = useState<{ when: string; date: Date } | null>(null);
  const { mutate, isPending } = useMutation({
    ...applyTemplate,
    onSuccess: (event) => {
      const isRecord = event.status === 'scheduled' && isOver(event, new Date());
      toast(isRecord ? nightRecorded : messages.templateUsed(event));
      navigate(isRecord ? wrapUpAddress(event.id) : nightAddress(event.id));
    },
    onError: (error) => toast(messages.usingFailed(error)),
  });
  const dateError = isCalendarDay(date) ? null : t('Please choose a day');
  const isSkipped = dateError === null && time !== '' && startOf(date, time, timeZone) === null;
  const timeError = time === '' ? t('Please enter a time') : isSkipped ? errorText('skipped', time) : null;
  const submit = () => {
    setIsSubmitted(true);
    if (dateError || timeError) return;
    const moment = nightMoment(date, time, timeZone);
    // Guests choose among coming dates only; the server says so.
    const when = template.datePoll ? null : pastText({ ...template, date: moment }, new Date());
    if (when === null) mutate({ template, date: moment });
    else setPast({ when, date: moment });
  };
  if (past)
    return (
      <PastNightDialog
        when={past.when}
        onConfirm={() => mutate({ template, date: past.date })}
        onClose={() => setPast(null)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Use {name}', { name: template.name })}
      description={t('A night with its games and its regulars. Nobody is invited until you say so.')}
      footer={
        <DialogButtons
          onCancel={onClose}
          icon={CalendarPlus}
          form={FORM}
          pending={isPending}
          pendingLabel={t('Creating...')}
        >
          {t('Create Game Night')}
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={template.datePoll ? t('First date') : t('Date')}
          required
          error={isSubmitted ? dateError : null}
          hint={
            template.datePoll
              ? t('They choose: {dates}', { dates: datesText(template.datePoll.dates, date || null) })
              : undefined
          }
        >
          <TextInput type="date" name="day" value={date} min={today} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Field label={t('Time')} required error={isSubmitted ? timeError : null} hint={zoneText(now, timeZone)}>
          <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
