import { useState } from 'react';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { changeAttendee } from '../../attendees-api.ts';
import { displayNameOf } from '../attendee-text.ts';
import { focusFirstField } from './focus-first-field.ts';
import { focusMenuOf } from '../focus-menu.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

const FORM = 'attendee-details';

/** The host's name and notes for an attendee. */
export function AttendeeDetailsDialog({ attendee, onClose }: { attendee: Attendee; onClose: () => void }) {
  const { id, eventId } = attendee;
  const [name, setName] = useState(attendee.name ?? '');
  const [attendeeNotes, setNotes] = useState(attendee.attendeeNotes ?? '');
  const { mutate, isPending } = useNightMutation(eventId, changeAttendee(eventId), {
    done: (changed) => messages.saved(displayNameOf(changed)),
    failed: messages.changeFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="sm"
      title={
        <>
          About <bdi>{displayNameOf(attendee)}</bdi>
        </>
      }
      description={attendee.isHost ? undefined : attendee.email.endsWith('.invalid') ? undefined : attendee.email}
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={focusMenuOf(id)}
      footer={
        <DialogButtons onCancel={onClose} form={FORM} pending={isPending}>
          Save
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          mutate({ attendee, changes: { name, attendeeNotes } }, { onSuccess: onClose });
        }}
      >
        <Field label="Name">
          <TextInput
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={(changed) => setName(changed.target.value)}
          />
        </Field>
        <Field label="Your notes" hint="Only you see them.">
          <TextArea
            value={attendeeNotes}
            maxLength={MAX_NOTES_LENGTH}
            onChange={(changed) => setNotes(changed.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
