import { useState } from 'react';
import { useLocation } from 'wouter';
import { duplicateEvent } from '#client/features/game-nights/api.ts';
import { zoneText } from '#client/features/game-nights/night-words.ts';
import { nightAddress } from '#client/features/game-nights/nights-view.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, type DialogProps } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { Event } from '#shared/contracts/events.ts';
import { momentOf, sameDayNext } from '../another-day.ts';
import { focusFirstField } from '../focus-first-field.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

interface DuplicateDialogProps {
  event: Event;
  onClose: () => void;
  onCloseAutoFocus: DialogProps['onCloseAutoFocus'];
}

const FORM = 'duplicate-night';

/** Asks for the day of another such night, makes it and leads there. */
export function DuplicateDialog({ event, onClose, onCloseAutoFocus }: DuplicateDialogProps) {
  const [, navigate] = useLocation();
  const [wall, setWall] = useState(() => sameDayNext(event, new Date()));
  const [asked, setAsked] = useState(false);
  const date = momentOf(wall, event.timeZone);
  const { mutate, isPending } = useNightMutation(event.id, duplicateEvent, {
    done: ({ id, title }) => {
      navigate(nightAddress(id));
      return messages.duplicated(title);
    },
    failed: messages.duplicateFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="sm"
      title="Duplicate Event"
      description="The same games and the same guests on another day. Nobody is asked before you send the invitations."
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} pending={isPending} pendingLabel="Duplicating...">
            Duplicate Event
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="night-when"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          setAsked(true);
          if (date) mutate({ id: event.id, date });
        }}
      >
        <Field label="Date" required error={asked && wall.day === '' ? 'Date is required' : undefined}>
          <TextInput
            type="date"
            value={wall.day}
            onChange={(changed) => setWall({ ...wall, day: changed.target.value })}
          />
        </Field>
        <Field
          label="Time"
          required
          error={asked && wall.time === '' ? 'Time is required' : undefined}
          hint={zoneText(date ?? event.date, event.timeZone)}
        >
          <TextInput
            type="time"
            value={wall.time}
            onChange={(changed) => setWall({ ...wall, time: changed.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
