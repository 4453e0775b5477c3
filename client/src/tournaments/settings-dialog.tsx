import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/tournaments/words/words.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { eventGamesQuery } from '#client/nights/api.ts';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import { drawnRounds, MAX_SWISS_ROUNDS } from '#shared/tournaments/tournament.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { changeTournament } from './api.ts';
import * as messages from './messages.ts';
import { GAME_HINTS } from './set-up-form.ts';

interface SettingsDialogProps {
  eventId: number;
  tournament: Tournament;
  onClose: () => void;
}

/** What may change while a tournament runs. */
export function SettingsDialog({ eventId, tournament, onClose }: SettingsDialogProps) {
  const { data: games = [] } = useQuery(eventGamesQuery(eventId));
  const [rounds, setRounds] = useState(String(tournament.rounds));
  const [guestsReport, setGuestsReport] = useState(tournament.guestsReport);
  const [gameId, setGameId] = useState(String(tournament.game?.id ?? ''));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useNightMutation(eventId, changeTournament(eventId), {
    failed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      return Object.keys(fields).length > 0 ? undefined : messages.notSaved(error);
    },
  });
  const isSwiss = tournament.format === 'swiss';
  return (
    <FormDialog
      size="sm"
      title={t('Settings of the Tournament')}
      submitLabel={t('Save Settings')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() =>
        mutate(
          { ...(isSwiss && { rounds: Number(rounds) }), guestsReport, gameId: gameId === '' ? null : Number(gameId) },
          { onSuccess: onClose },
        )
      }
    >
      {isSwiss ? (
        <Field
          label={t('Rounds')}
          error={errors['rounds']}
          hint={t('{drawn} drawn so far.', { drawn: drawnRounds(tournament.matches) })}
        >
          <NumberInput
            min={1}
            max={MAX_SWISS_ROUNDS}
            step={1}
            value={rounds}
            onChange={({ target }) => setRounds(target.value)}
          />
        </Field>
      ) : null}
      <Field label={t('Game')} error={errors['gameId']} hint={GAME_HINTS[games.length === 0 ? 'none' : 'some']}>
        <Select
          value={gameId}
          options={[
            { value: '', label: t('None') },
            ...games.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={({ target }) => setGameId(target.value)}
        />
      </Field>
      <Checkbox
        label={t('The two players may enter their result')}
        description={t('On their own page. The first of the two counts, and you can correct it.')}
        checked={guestsReport}
        onChange={({ target }) => setGuestsReport(target.checked)}
      />
    </FormDialog>
  );
}
