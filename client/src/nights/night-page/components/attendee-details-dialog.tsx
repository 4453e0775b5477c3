import { useState } from 'react';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { companions } from '#shared/nights/event-fields.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { MAX_COMPANIONS, MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { changeAttendee } from '../../attendees-api.ts';
import { displayNameOf } from '../attendee-text.ts';
import { focusFirstField } from './focus-first-field.ts';
import { focusMenuOf } from '../focus-menu.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface AttendeeDetailsDialogProps {
  event: Event;
  attendee: Attendee;
  onClose: () => void;
}

/** The host's name and notes for an attendee, and how many people they may bring. */
export function AttendeeDetailsDialog({ event, attendee, onClose }: AttendeeDetailsDialogProps) {
  const { id, eventId } = attendee;
  const [name, setName] = useState(attendee.name ?? '');
  const [attendeeNotes, setNotes] = useState(attendee.attendeeNotes ?? '');
  const [limit, setLimit] = useState(attendee.maxCompanions === null ? '' : String(attendee.maxCompanions));
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useNightMutation(eventId, changeAttendee(eventId), {
    done: (changed) => messages.saved(displayNameOf(changed)),
    failed: messages.changeFailed,
  });
  return (
    <FormDialog
      size="sm"
      title={rich('About {name}', { name: <bdi>{displayNameOf(attendee)}</bdi> })}
      description={attendee.isHost ? undefined : attendee.email.endsWith('.invalid') ? undefined : attendee.email}
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={focusMenuOf(id)}
      submitLabel={t('Save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => {
        const maxCompanions = limit.trim() === '' ? null : Number(limit);
        const unfit = maxCompanions === null ? undefined : companions.safeParse(maxCompanions).error;
        setError(unfit?.issues[0]?.message);
        if (unfit) return;
        const changes = { name, attendeeNotes, ...(maxCompanions !== attendee.maxCompanions && { maxCompanions }) };
        mutate({ attendee, changes }, { onSuccess: onClose });
      }}
    >
      <Field label={t('Name')}>
        <TextInput
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={(changed) => setName(changed.target.value)}
        />
      </Field>
      {attendee.isHost ? null : (
        <Field
          label={t('Companions they may bring')}
          error={error}
          hint={
            event.maxCompanions === 0
              ? t('Without a number as everybody: nobody. What they answered already stays.')
              : t('Without a number as everybody: up to {count}. What they answered already stays.', {
                  count: event.maxCompanions,
                })
          }
        >
          <NumberInput
            value={limit}
            min={0}
            max={MAX_COMPANIONS}
            inputMode="numeric"
            onChange={(changed) => setLimit(changed.target.value)}
          />
        </Field>
      )}
      <Field label={t('Your notes')} hint={t('Only you see them.')}>
        <TextArea
          value={attendeeNotes}
          maxLength={MAX_NOTES_LENGTH}
          onChange={(changed) => setNotes(changed.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
