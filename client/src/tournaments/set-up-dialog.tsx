import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/tournaments/words/words.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { eventGamesQuery, eventQuery } from '#client/nights/api.ts';
import { ladderQuery } from '#client/ladders/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import { TOURNAMENT_FORMATS, TOURNAMENT_SCORINGS, TOURNAMENT_SEEDINGS } from '#shared/enums.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { MAX_SWISS_ROUNDS, MIN_TOURNAMENT_PLAYERS } from '#shared/tournaments/tournament.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { FORMAT_NAMES, FORMAT_TEXTS, SCORING_NAMES, SEEDING_NAMES } from '#shared/tournaments/tournament-text.ts';
import { setTournament } from './api.ts';
import { ChoosePlayers } from './choose-players.tsx';
import * as messages from './messages.ts';
import { GAME_HINTS, inLadderOrder, initialSetUp, roundsOf, setUpToSend, type SetUpForm } from './set-up-form.ts';
import { suggestedRounds } from './tournament-state.ts';

interface SetUpDialogProps {
  eventId: number;
  attendees: readonly Attendee[];
  before: Tournament | null;
  onClose: () => void;
}

/** Format, players and rules of a tournament, until its first round is drawn. */
export function SetUpDialog({ eventId, attendees, before, onClose }: SetUpDialogProps) {
  const { data: games = [] } = useQuery(eventGamesQuery(eventId));
  const { data: event } = useQuery(eventQuery(eventId));
  const [form, setForm] = useState(() => initialSetUp(before, attendees, games[0]?.id ?? null));
  const groupId = form.seeding === 'by_hand' ? (event?.groupId ?? null) : null;
  const { data: ladder } = useQuery({ ...ladderQuery(groupId ?? 0, null), enabled: groupId !== null });
  const [initial] = useState(form);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (changes: Partial<SetUpForm>) => setForm((now) => ({ ...now, ...changes }));
  const { mutate, isPending } = useNightMutation(eventId, setTournament(eventId), {
    failed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      return Object.keys(fields).length > 0 ? undefined : messages.notSaved(error);
    },
  });
  return (
    <FormDialog
      size="lg"
      title={t('Set Up the Tournament')}
      description={t('Two players sit at each table.')}
      submitLabel={t('Save Set-Up')}
      isPending={isPending}
      hasChanges={form !== initial}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        mutate(setUpToSend(form), { onSuccess: onClose });
      }}
    >
      <RadioCards
        legend={t('Format')}
        columns={3}
        options={TOURNAMENT_FORMATS.map((value) => ({
          value,
          label: FORMAT_NAMES[value],
          description: FORMAT_TEXTS[value],
        }))}
        value={form.format}
        onChange={(format) => change({ format })}
        error={errors['format']}
      />
      {form.format === 'swiss' ? (
        <Field
          label={t('Rounds')}
          className="max-w-60"
          error={errors['rounds']}
          hint={
            form.players.length < MIN_TOURNAMENT_PLAYERS
              ? undefined
              : t('{rounds} find a winner among {players}.', {
                  rounds: suggestedRounds(form.players.length),
                  players: form.players.length,
                })
          }
        >
          <NumberInput
            min={1}
            max={MAX_SWISS_ROUNDS}
            step={1}
            value={roundsOf(form)}
            onChange={({ target }) => change({ rounds: target.value })}
          />
        </Field>
      ) : null}
      <ChoiceChips
        legend={t('Seeds')}
        options={TOURNAMENT_SEEDINGS.map((value) => ({ value, label: SEEDING_NAMES[value] }))}
        value={form.seeding}
        onChange={(seeding) => change({ seeding })}
      />
      {groupId !== null && ladder?.isOn && ladder.rungs.length > 0 ? (
        <Button
          className="justify-self-start"
          size="sm"
          icon={ListOrdered}
          onClick={() => change({ players: inLadderOrder(form.players, ladder.rungs) })}
        >
          {t('Order by the Ladder of {group}', { group: ladder.groupName })}
        </Button>
      ) : null}
      <ChoosePlayers
        players={form.players}
        attendees={attendees}
        isOrdered={form.seeding === 'by_hand'}
        error={errors['players']}
        onChange={(players) => change({ players })}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('Results')}>
          <Select
            value={form.scoring}
            options={TOURNAMENT_SCORINGS.map((value) => ({ value, label: SCORING_NAMES[value] }))}
            onChange={({ target }) =>
              change({ scoring: TOURNAMENT_SCORINGS.find((one) => one === target.value) ?? form.scoring })
            }
          />
        </Field>
        <Field label={t('Game')} error={errors['gameId']} hint={GAME_HINTS[games.length === 0 ? 'none' : 'some']}>
          <Select
            value={String(form.gameId ?? '')}
            options={[
              { value: '', label: t('None') },
              ...games.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={({ target }) => change({ gameId: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('The two players may enter their result')}
        description={t('On their own page. The first of the two counts, and you can correct it.')}
        checked={form.guestsReport}
        onChange={({ target }) => change({ guestsReport: target.checked })}
      />
    </FormDialog>
  );
}
