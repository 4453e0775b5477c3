import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { MAX_NOTES_LENGTH, MAX_PLAY_MINUTES } from '#shared/limits/limits.ts';
import { outcomeText, padStandings } from '../board/pad-standings.ts';
import type { Board } from '../board/use-board.ts';
import type { StoredPad } from '../stored-pad.ts';
import type { PadSnapshot, PadSync } from '../pad-sync.ts';
import { PadStandingsList } from './pad-standings-list.tsx';
import { t } from '#client/score-pads/words/words.ts';

/** Minutes between two moments for a number field, at least 1; '' beyond the maximum. */
function minutesText(from: Date, to: Date): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
  return minutes > MAX_PLAY_MINUTES ? '' : String(minutes);
}

interface FinishFormProps {
  pad: StoredPad;
  board: Board;
  sync: PadSync;
  snapshot: PadSnapshot;
  onClose: () => void;
}

/** The last step: result and details of the play, then recording. */
export function FinishForm({ pad, board, sync, snapshot, onClose }: FinishFormProps) {
  // Play counts before this play, to detect a reached tier.
  useQuery(gamesQuery);
  const [now] = useState(() => new Date());
  const [minutes, setMinutes] = useState(() => minutesText(pad.startedAt, now));
  const [notes, setNotes] = useState('');
  const [error, setError] = useState('');
  const [isEnding, setIsEnding] = useState(false);
  const list = padStandings(pad.sheet, board.state);
  const open = board.disputed.length;

  const finish = async () => {
    const duration = minutes.trim() === '' ? null : Number(minutes);
    if (duration !== null && (!Number.isInteger(duration) || duration < 0 || duration > MAX_PLAY_MINUTES)) {
      setError(t('Please enter whole minutes, 0 to {most}', { most: MAX_PLAY_MINUTES }));
      return;
    }
    setIsEnding(true);
    await sync.end({ playedAt: new Date(), duration, notes: notes.trim() === '' ? null : notes.trim() });
    setIsEnding(false);
    onClose();
  };

  return (
    <form
      className="grid gap-3.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <p className="text-lg font-strong">{outcomeText(list)}</p>
      <PadStandingsList list={list} />
      {open > 0 ? (
        <p className="rounded-md bg-warn-tint px-3 py-2 font-semibold text-warn">
          {t(
            '{open, plural, one {One cell has two numbers} other {# cells have two numbers}}. Without a decision the first one counts.',
            { open },
          )}
        </p>
      ) : null}
      <Field label={t('Duration (minutes)')} error={error || undefined}>
        <NumberInput
          value={minutes}
          min={0}
          onChange={(event) => {
            setMinutes(event.target.value);
            setError('');
          }}
        />
      </Field>
      <Field label={t('Session Notes (optional)')}>
        <TextArea
          rows={2}
          value={notes}
          maxLength={MAX_NOTES_LENGTH}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <Button
        variant="primary"
        size="lg"
        full
        type="submit"
        pending={isEnding && snapshot.busy}
        pendingLabel={t('Saving...')}
      >
        {t('Save the Play')}
      </Button>
    </form>
  );
}
