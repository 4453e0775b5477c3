import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_GUESTS_ON_A_NIGHT } from '#shared/limits/limits.ts';
import { changeDatePoll, pinOnDates } from './api.ts';
import * as messages from './messages.ts';
import { guestsOf } from './poll-text.ts';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import type { PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

const gameKey = ({ gameId, proposalId }: { gameId: number | null; proposalId: number | null }): string =>
  gameId === null ? `proposal-${proposalId}` : `game-${gameId}`;

/** Required number of people, required attendees, and required games. */
export function ConditionsDialog({
  context: { event, poll, names },
  onClose,
}: {
  context: PollContext;
  onClose: () => void;
}) {
  const [heads, setHeads] = useState(poll.minHeads === null ? '' : String(poll.minHeads));
  const guests = guestsOf(poll);
  const [people, setPeople] = useState(() => new Set(guests.filter((one) => one.notWithout).map(({ id }) => id)));
  const [games, setGames] = useState(() => new Set(poll.games.filter((one) => one.notWithout).map(gameKey)));
  const changing = useMutation(changeDatePoll(event.id));
  const pinning = useMutation(pinOnDates(event.id));
  const isPending = changing.isPending || pinning.isPending;
  const minHeads = heads.trim() === '' ? null : Number(heads);
  const most = event.maxAttendees ?? MAX_GUESTS_ON_A_NIGHT;
  const error =
    minHeads !== null && !(Number.isInteger(minHeads) && minHeads >= 1 && minHeads <= most)
      ? t('Please enter a whole number from 1 to {most}', { most })
      : undefined;
  const save = async () => {
    if (error) return;
    try {
      await pinning.mutateAsync({
        attendeeIds: [...people],
        gameIds: poll.games.flatMap((one) => (one.gameId !== null && games.has(gameKey(one)) ? [one.gameId] : [])),
        proposalIds: poll.games.flatMap((one) =>
          one.proposalId !== null && games.has(gameKey(one)) ? [one.proposalId] : [],
        ),
      });
      if (minHeads !== poll.minHeads) await changing.mutateAsync({ minHeads });
      toast(messages.conditionsSaved);
      onClose();
    } catch (failure) {
      toast(messages.savingFailed(failure instanceof Error ? failure : new Error(String(failure))));
    }
  };
  return (
    <FormDialog
      submitLabel={t('Save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void save()}
      title={t('Only If')}
      description={t(
        'A date that breaks one of these is marked and is never set automatically. You can still set it yourself.',
      )}
    >
      <Field
        label={t('At least this many people')}
        error={error}
        hint={t('You count too. Leave it empty for any number.')}
      >
        <NumberInput
          inputMode="numeric"
          min={1}
          max={most}
          value={heads}
          onChange={({ target }) => setHeads(target.value)}
        />
      </Field>
      <PinList
        legend={t('Not without these people')}
        rows={guests.map(({ id, name }) => ({ key: id, label: name }))}
        chosen={people}
        onChange={setPeople}
      />
      <PinList
        legend={t('Not without these games')}
        rows={poll.games.map((game) => ({
          key: gameKey(game),
          label: game.title,
          ...(game.broughtBy !== null && { description: broughtText(names.get(game.broughtBy)) }),
        }))}
        chosen={games}
        onChange={setGames}
      />
    </FormDialog>
  );
}

const broughtText = (name: string | undefined): string =>
  name === undefined ? t('A guest brings it') : t('{name} brings it', { name });

interface PinListProps<Key extends string | number> {
  legend: string;
  rows: readonly { key: Key; label: string; description?: string }[];
  chosen: ReadonlySet<Key>;
  onChange: (chosen: Set<Key>) => void;
}

function PinList<Key extends string | number>({ legend, rows, chosen, onChange }: PinListProps<Key>) {
  if (rows.length === 0) return null;
  const toggle = (key: Key, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm leading-[1.3] font-strong">{legend}</legend>
      <div className="grid max-h-72 grid-cols-1 gap-2.5 overflow-auto sm:grid-cols-2">
        {rows.map(({ key, label, description }) => (
          <Checkbox
            key={key}
            label={<bdi>{label}</bdi>}
            description={description}
            checked={chosen.has(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
