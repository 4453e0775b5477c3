import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { MAX_YOUNGEST_AGE, MIN_YOUNGEST_AGE } from '#shared/limits/limits.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { t } from '#client/nights/words/words.ts';

export type Wishes = Pick<Event, 'preferredWeight' | 'youngestAge' | 'hasNewcomers'>;

const WEIGHTS = [
  { value: 'light', label: t('Light') },
  { value: 'mixed', label: t('Mixed') },
  { value: 'heavy', label: t('Heavy') },
] as const;

const AGES = Array.from({ length: MAX_YOUNGEST_AGE - MIN_YOUNGEST_AGE + 1 }, (_, at) => String(MIN_YOUNGEST_AGE + at));

interface EveningWishesProps {
  value: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** What the host would like to play and for whom, in one row. */
export function EveningWishes({ value: { preferredWeight, youngestAge, hasNewcomers }, onChange }: EveningWishesProps) {
  const value = { preferredWeight, youngestAge, hasNewcomers };
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2.5">
      <ChoiceChips
        legend={t('Games')}
        options={WEIGHTS}
        value={preferredWeight}
        onChange={(weight) => onChange({ ...value, preferredWeight: weight })}
      />
      <Field label={t('Youngest player')}>
        <Select
          placeholder={t('Grown up')}
          options={AGES.map((age) => ({ value: age, label: t('{age} years', { age }) }))}
          value={youngestAge ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...value, youngestAge: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      </Field>
      <Checkbox
        className="min-h-tap items-center! self-end"
        label={t('Somebody new')}
        checked={hasNewcomers}
        onChange={({ currentTarget }) => onChange({ ...value, hasNewcomers: currentTarget.checked })}
      />
    </div>
  );
}
