import { fieldOf, type CollectionFilter, type FieldName } from '#client/entities/games/rules/collection-filter.ts';
import type { ChoiceCounts } from '#client/entities/games/rules/choice-counts.ts';
import { nameHas } from '#shared/rules/text/search-names.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ChoiceChips } from '#client/ui/choice-chips.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { NumberChoices } from './number-choices.tsx';

export interface FilterControlProps {
  filter: CollectionFilter;
  left: ChoiceCounts['left'];
  unknownCounts: ChoiceCounts['unknownCounts'];
  onChange: (changes: Partial<CollectionFilter>) => void;
}

/** The choices of a setting with their counts, and what pressing one does. */
function choicesOf(name: FieldName, { filter, left, onChange }: FilterControlProps) {
  const field = fieldOf(name);
  return left[name].map(({ choice, count }) => ({
    value: String(choice),
    label: field.label(choice),
    count,
    isChosen: field.isChosen(filter[name], choice),
    press: () => onChange({ [name]: field.press(filter[name], choice) }),
  }));
}

/** Numbers, at most one of them chosen. */
export function NumbersOf({ name, side, ...props }: FilterControlProps & { name: FieldName; side?: ReactNode }) {
  return <NumberChoices legend={fieldOf(name).legend} side={side} choices={choicesOf(name, props)} />;
}

interface ChipsOfProps extends FilterControlProps {
  name: FieldName;
  /** Without counts and without a visible legend. */
  bare?: boolean;
  className?: string;
}

/** Words, one of them chosen. */
export function ChipsOf({ name, bare = false, className, ...props }: ChipsOfProps) {
  const choices = choicesOf(name, props);
  return (
    <ChoiceChips
      className={className}
      legend={fieldOf(name).legend}
      options={choices.map(({ value, label, count }) => ({ value, label, count: bare ? undefined : count }))}
      value={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
      onChange={(value) => choices.find((choice) => choice.value === value)?.press()}
    />
  );
}

/** Number of games that a choice leaves. */
export const GameCount = ({ count }: { count: number }) => (
  <span className="text-xs text-ink-2 tabular-nums">
    {count}
    <VisuallyHidden>{count === 1 ? ' game' : ' games'}</VisuallyHidden>
  </span>
);

interface TicksOfProps extends FilterControlProps {
  name: FieldName;
  /** Text typed to find a choice; chosen ones stay visible. */
  search?: string;
}

/** Boxes to tick with their counts at the end of the line. */
export function TicksOf({ name, search = '', ...props }: TicksOfProps) {
  const found = choicesOf(name, props).filter(({ label, isChosen }) => isChosen || nameHas(label, search));
  return found.map(({ value, label, count, isChosen, press }) => (
    <Checkbox
      key={value}
      className="filter-tick"
      label={
        <span className="flex items-baseline justify-between gap-3">
          {label}
          <GameCount count={count} />
        </span>
      }
      checked={isChosen}
      data-empty={count === 0 || undefined}
      onChange={press}
    />
  ));
}
