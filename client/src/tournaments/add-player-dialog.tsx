import { useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/tournaments/words/words.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { displayNameOf } from '#client/nights/night-page/attendee-text.ts';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { addPlayer } from './api.ts';
import * as messages from './messages.ts';
import { isComing } from './set-up-form.ts';

interface AddPlayerDialogProps {
  eventId: number;
  tournament: Tournament;
  attendees: readonly Attendee[];
  onClose: () => void;
}

const SOMEBODY_ELSE = '';

/** A late joiner: somebody who comes, or a name. */
export function AddPlayerDialog({ eventId, tournament, attendees, onClose }: AddPlayerDialogProps) {
  const playing = new Set(tournament.players.map(({ attendeeId }) => attendeeId));
  const free = attendees.filter((attendee) => isComing(attendee) && !playing.has(attendee.id));
  const [who, setWho] = useState(String(free[0]?.id ?? SOMEBODY_ELSE));
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useNightMutation(eventId, addPlayer(eventId), {
    done: ({ players }) => messages.playerAdded(players.at(-1)?.name ?? ''),
    failed: (failure) => {
      const reason = failure instanceof ApiError ? failure.fields['name'] : undefined;
      setError(reason);
      return reason === undefined ? messages.notAdded(failure) : undefined;
    },
  });
  const isTyped = who === SOMEBODY_ELSE;
  return (
    <FormDialog
      size="sm"
      title={t('Add a Player')}
      description={
        tournament.format === 'swiss'
          ? t('They begin in the next round, without points.')
          : t('They get all their matches; some rounds may follow.')
      }
      submitLabel={t('Add Player')}
      pendingLabel={t('Adding...')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (isTyped && name.trim() === '') setError(t('Please enter a name'));
        else mutate(isTyped ? { name } : { attendeeId: Number(who) }, { onSuccess: onClose });
      }}
    >
      {free.length > 0 ? (
        <Field label={t('Who?')}>
          <Select
            value={who}
            onChange={({ target }) => setWho(target.value)}
            options={[
              ...free.map((attendee) => ({ value: String(attendee.id), label: displayNameOf(attendee) })),
              { value: SOMEBODY_ELSE, label: t('Somebody else') },
            ]}
          />
        </Field>
      ) : null}
      {isTyped ? (
        <Field label={t('Name')} required error={error}>
          <TextInput
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}
