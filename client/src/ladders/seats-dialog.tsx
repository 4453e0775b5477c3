import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t } from '#client/ladders/words/words.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NameCombobox } from '#client/ui/forms/name-combobox.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import type { LadderSeat } from '#shared/ladders/ladders-contract.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { changeLadderSeat, ladderSeatsQuery } from './api.ts';
import * as messages from './messages.ts';

interface SeatsDialogProps {
  groupId: number;
  onClose: () => void;
}

/** Who of the group is which person in the host's plays, and who is on the ladder. What is changed is saved at once. */
export function SeatsDialog({ groupId, onClose }: SeatsDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(ladderSeatsQuery(groupId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Who Is on the Ladder')}
      description={t('Members are found in your plays by their names. Where a name differs, say who they are there.')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      {data ? (
        <ul aria-label={t('People of the group')} className="divide-y divide-line">
          {data.seats.map((seat) => (
            <SeatRow key={seat.id} groupId={groupId} seat={seat} people={data.people} />
          ))}
        </ul>
      ) : isError ? (
        <SectionFailed
          title={t('The people could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('Loading the people...')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Dialog>
  );
}

function SeatRow({ groupId, seat, people }: { groupId: number; seat: LadderSeat; people: readonly string[] }) {
  const [choosing, setChoosing] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    ...changeLadderSeat,
    onError: (error) => toast(messages.failed(error)),
  });
  const { id, email, playsAs, isOff, hasLeft } = seat;
  const name = seat.name ?? email ?? t('You');
  const isOn = !(isPending ? (variables.change?.isOff ?? isOff) : isOff);
  return (
    <li className="grid gap-2.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0">
          <b className="block font-strong wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          <span className="block text-sm wrap-anywhere text-ink-2">
            {playsAs === null
              ? t('Not found in your plays')
              : rich('In your plays: {name}', { name: <bdi>{playsAs}</bdi> })}
          </span>
        </span>
        {choosing ? null : (
          <Button
            size="sm"
            aria-label={playsAs === null ? t('Choose Person: {name}', { name }) : t('Change: {name}', { name })}
            onClick={() => setChoosing(true)}
          >
            {playsAs === null ? t('Choose Person') : t('Change')}
          </Button>
        )}
      </div>
      {choosing ? (
        <PersonForm groupId={groupId} seat={seat} name={name} people={people} onClose={() => setChoosing(false)} />
      ) : null}
      {hasLeft ? (
        <p className="text-sm text-ink-2">{t('Left the ladder. Only they can come back.')}</p>
      ) : (
        <Checkbox
          label={t('{name} is on the ladder', { name })}
          checked={isOn}
          disabled={isPending}
          onChange={({ target }) => mutate({ id: groupId, change: { seat: id, isOff: !target.checked } })}
        />
      )}
    </li>
  );
}

interface PersonFormProps {
  groupId: number;
  seat: LadderSeat;
  name: string;
  people: readonly string[];
  onClose: () => void;
}

function PersonForm({ groupId, seat, name, people, onClose }: PersonFormProps) {
  const [typed, setTyped] = useState(seat.playsAs ?? '');
  const { mutate, isPending, error } = useMutation({
    ...changeLadderSeat,
    onSuccess: onClose,
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.fields['playsAs'])) toast(messages.failed(failure));
    },
  });
  const problem = error instanceof ApiError ? error.fields['playsAs'] : undefined;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ id: groupId, change: { seat: seat.id, playsAs: typed } });
      }}
    >
      <Field
        label={t('Name of {name} in your plays', { name })}
        hint={t('Leave it empty to go by their own name.')}
        error={problem}
      >
        <NameCombobox
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just become this form
          autoFocus
          value={typed}
          onChange={setTyped}
          names={people}
          maxLength={MAX_NAME_LENGTH}
          listLabel={t('People in your plays')}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose} disabled={isPending}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" variant="act" pending={isPending} pendingLabel={t('Saving...')}>
          {t('Save Person')}
        </Button>
      </div>
    </form>
  );
}
