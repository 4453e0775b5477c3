import { useState } from 'react';
import { t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import type { TournamentMatchRow } from './tournament-state.ts';

interface ScoreFieldsProps {
  match: TournamentMatchRow;
  names: readonly [first: string, second: string];
  isPending: boolean;
  onSave: (scores: [first: number, second: number]) => void;
  onClose: () => void;
}

/** The scores of both seats, in a pairing's tile. */
export function ScoreFields({ match, names, isPending, onSave, onClose }: ScoreFieldsProps) {
  const [scores, setScores] = useState([String(match.firstScore ?? ''), String(match.secondScore ?? '')]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const numbers = scores.map((text) => (text.trim() === '' ? NaN : Number(text)));
  return (
    <form
      noValidate
      aria-label={t('Scores of table {table}', { table: match.table })}
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        const [first = NaN, second = NaN] = numbers;
        if (!Number.isNaN(first) && !Number.isNaN(second)) onSave([first, second]);
      }}
    >
      <div className="grid grid-cols-2 items-start gap-2.5">
        {names.map((name, place) => (
          <Field
            // oxlint-disable-next-line react/no-array-index-key -- two seats, in their order
            key={place}
            label={<bdi className="wrap-anywhere">{name}</bdi>}
            error={isSubmitted && Number.isNaN(numbers[place]) ? t('Please enter a number') : undefined}
          >
            <NumberInput
              look="score"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button has just become this form
              autoFocus={place === 0}
              value={scores[place]}
              onChange={({ target }) => setScores(scores.with(place, target.value))}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="act" pending={isPending} pendingLabel={t('Saving...')}>
          {t('Save Scores')}
        </Button>
        <Button size="sm" onClick={onClose} disabled={isPending}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
