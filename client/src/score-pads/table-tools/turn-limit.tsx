import { useState } from 'react';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { MAX_TURN_SECONDS, MIN_TURN_SECONDS } from './stored-clock.ts';
import { t } from '#client/score-pads/words/words.ts';

const PRESETS = [
  { value: 'none', label: t('No limit') },
  { value: '30', label: t('30 s') },
  { value: '60', label: t('1 min') },
  { value: '120', label: t('2 min') },
  { value: '300', label: t('5 min') },
  { value: 'own', label: t('Other') },
] as const;
type Preset = (typeof PRESETS)[number]['value'];

const presetOf = (limit: number | null): Preset =>
  limit === null ? 'none' : (PRESETS.find(({ value }) => value === String(limit))?.value ?? 'own');

interface TurnLimitProps {
  /** Seconds; null without a limit. */
  limit: number | null;
  onChange: (limit: number | null) => void;
}

/** The maximum time of a turn. */
export function TurnLimit({ limit, onChange }: TurnLimitProps) {
  const [isOwn, setIsOwn] = useState(presetOf(limit) === 'own');
  const [typed, setTyped] = useState(limit === null ? '' : String(limit));
  const seconds = Number(typed);
  const fits = Number.isInteger(seconds) && seconds >= MIN_TURN_SECONDS && seconds <= MAX_TURN_SECONDS;
  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend={t('Time for a turn')}
        options={PRESETS}
        value={isOwn ? 'own' : presetOf(limit)}
        onChange={(preset) => {
          setIsOwn(preset === 'own');
          if (preset === 'own') setTyped(limit === null ? '' : String(limit));
          else onChange(preset === 'none' ? null : Number(preset));
        }}
      />
      {isOwn ? (
        <Field
          label={t('Seconds for a turn')}
          error={typed !== '' && !fits ? t('Please enter 5 to 3,600 seconds, in whole ones') : undefined}
        >
          <NumberInput
            value={typed}
            min={MIN_TURN_SECONDS}
            max={MAX_TURN_SECONDS}
            inputMode="numeric"
            onChange={({ target: { value } }) => {
              setTyped(value);
              const length = Number(value);
              if (Number.isInteger(length) && length >= MIN_TURN_SECONDS && length <= MAX_TURN_SECONDS)
                onChange(length);
            }}
          />
        </Field>
      ) : null}
    </div>
  );
}
