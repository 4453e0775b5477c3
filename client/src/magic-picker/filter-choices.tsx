import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { DURATION_CHOICES, MOODS, PLAYER_CHOICES, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { DURATION_LABELS, MOOD_LABELS, PLAYER_LABELS } from './filter-text.ts';
import { t } from '#client/magic-picker/words/words.ts';

interface FilterChoicesProps {
  filters: PickerFilters;
  onChange: (filters: PickerFilters) => void;
  /** A challenge runs. */
  hasChallenge: boolean;
}

const ANY = { value: 'any', label: t('Any') } as const;
const PLAYERS = [ANY, ...PLAYER_CHOICES.map((count) => ({ value: String(count), label: PLAYER_LABELS[count] }))];
const DURATIONS = [ANY, ...DURATION_CHOICES.map((value) => ({ value, label: DURATION_LABELS[value] }))];
const MOOD_OPTIONS = [ANY, ...MOODS.map((value) => ({ value, label: MOOD_LABELS[value] }))];
const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

/** The chosen value, or null for any. */
const chosen = <T extends string | number>(values: readonly T[], value: string): T | null =>
  values.find((known) => String(known) === value) ?? null;

/** Each filter with its choices. */
export function FilterChoices({ filters, onChange, hasChallenge }: FilterChoicesProps) {
  const change = (changes: Partial<PickerFilters>) => onChange({ ...filters, ...changes });
  return (
    <>
      <ChoiceChips
        legend={t('Number of players')}
        equal
        options={PLAYERS}
        value={String(filters.players ?? 'any')}
        onChange={(value) => change({ players: chosen(PLAYER_CHOICES, value) })}
      />
      <ChoiceChips
        legend={t('Duration')}
        options={DURATIONS}
        value={filters.duration ?? 'any'}
        onChange={(value) => change({ duration: chosen(DURATION_CHOICES, value) })}
      />
      <div className="smart-filters-selects">
        <Field label={t('Category')}>
          <Select
            placeholder={t('Any category')}
            options={CATEGORY_OPTIONS}
            value={filters.category ?? ''}
            onChange={(event) => change({ category: chosen(CATEGORIES, event.target.value) })}
          />
        </Field>
        <Field label={t('Difficulty')}>
          <Select
            placeholder={t('Any difficulty')}
            options={DIFFICULTY_OPTIONS}
            value={filters.difficulty ?? ''}
            onChange={(event) => change({ difficulty: chosen(DIFFICULTIES, event.target.value) })}
          />
        </Field>
      </div>
      <ChoiceChips
        legend={t('Mood/style')}
        options={MOOD_OPTIONS}
        value={filters.mood ?? 'any'}
        onChange={(value) => change({ mood: chosen(MOODS, value) })}
      />
      <Checkbox
        label={t('Exclude recently played games')}
        checked={filters.excludeRecent}
        onChange={(event) => change({ excludeRecent: event.target.checked })}
      />
      {hasChallenge || filters.forChallenge ? (
        <Checkbox
          label={t('For a challenge')}
          checked={filters.forChallenge}
          onChange={(event) => change({ forChallenge: event.target.checked })}
        />
      ) : null}
    </>
  );
}
