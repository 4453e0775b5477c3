import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../date-polls/date-option-text.ts';
import { startOf } from '../../date-polls/option-fields.ts';
import { duplicateEvent } from '../../api.ts';
import { PastNightDialog } from '../../parts/past-night-dialog.tsx';
import { nightRecorded, pastText } from '../../past-night.ts';
import { zoneText } from '../../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { wrapUpAddress } from '../../wrap-up-address.ts';
import type { DialogProps } from '#client/ui/layers/dialog.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { momentOf, nextSameWeekday } from '../next-same-weekday.ts';
import { focusFirstField } from './focus-first-field.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { t } from '#client/nights/words/words.ts';

interface DuplicateDialogProps {
  event: Event;
  onClose: () => void;
  onCloseAutoFocus: DialogProps['onCloseAutoFocus'];
}

/** Asks for a date, copies the night, and opens the copy. */
export function DuplicateDialog({ event, onClose, onCloseAutoFocus }: DuplicateDialogProps) {
  const [, navigate] = useLocation();
  const [wall, setWall] = useState(() => nextSameWeekday(event, new Date()));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [past, setPast] = useState<{ when: string; date: Date } | null>(null);
  const date = momentOf(wall, event.timeZone);
  const isSkipped = date !== null && startOf(wall.day, wall.time, event.timeZone) === null;
  const timeError = wall.time === '' ? t('Time is required') : isSkipped ? errorText('skipped', wall.time) : undefined;
  const { mutate, isPending } = useNightMutation(event.id, duplicateEvent, {
    done: (made) => {
      if (isOver(made, new Date())) {
        navigate(wrapUpAddress(made.id));
        return nightRecorded;
      }
      navigate(nightAddress(made.id));
      return messages.duplicated(made.title);
    },
    failed: messages.duplicateFailed,
  });
  const submit = () => {
    setIsSubmitted(true);
    if (!date || isSkipped) return;
    const when = pastText({ ...event, date }, new Date());
    if (when === null) mutate({ id: event.id, date });
    else setPast({ when, date });
  };
  if (past) {
    return (
      <PastNightDialog
        when={past.when}
        onConfirm={() => mutate({ id: event.id, date: past.date })}
        onClose={() => setPast(null)}
      />
    );
  }
  return (
    <FormDialog
      size="sm"
      title={t('Duplicate Event')}
      description={t(
        'The same games and the same guests on another day. Nobody is asked before you send the invitations.',
      )}
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={onCloseAutoFocus}
      submitLabel={t('Duplicate Event')}
      pendingLabel={t('Duplicating...')}
      className="grid grid-cols-2 items-start gap-3.5"
      isPending={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('Date')} required error={isSubmitted && wall.day === '' ? t('Date is required') : undefined}>
        <TextInput
          type="date"
          name="day"
          value={wall.day}
          onChange={(changed) => setWall({ ...wall, day: changed.target.value })}
        />
      </Field>
      <Field
        label={t('Time')}
        required
        error={isSubmitted ? timeError : undefined}
        hint={zoneText(date ?? event.date, event.timeZone)}
      >
        <TextInput
          type="time"
          value={wall.time}
          onChange={(changed) => setWall({ ...wall, time: changed.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
