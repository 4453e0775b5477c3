import { hidden } from '#client/ui/layout/hidden.tsx';
import { type ReactNode, useId, type CSSProperties } from 'react';
import type { ChoiceCounts } from '#client/games/filters/choice-counts.ts';
import { fieldOf, type CollectionFilter, type FieldName } from '#client/games/filters/collection-filter.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { nameHas } from '#shared/text/search-names.ts';
import './number-choices.css';
import { rich } from '#client/collection/words/words.ts';

/** Choices in a row where there is little room, by their number. */
const IN_A_ROW: Record<number, number> = { 5: 5, 6: 3 };

/** The number, with its noun for screen readers. */
const gamesText = (count: number): ReactNode =>
  rich('{count, plural, one {<b>{count}</b><hidden> game</hidden>} other {<b>{count}</b><hidden> games</hidden>}}', {
    count,
    b: (inner) => <span>{inner}</span>,
    hidden,
  });

interface NumberChoicesProps {
  legend: string;
  /** Beside the legend. */
  side?: ReactNode;
  /** `count`: number of matches; choices without a match are dashed. */
  choices: readonly { value: string; label: string; count: number; isChosen: boolean; press: () => void }[];
}

/** A row of numbers, at most one of them chosen; each shows its number of matches. */
function NumberChoices({ legend, side, choices }: NumberChoicesProps) {
  const id = useId();
  return (
    // A legend cannot be in one row with other content.
    <div role="group" aria-labelledby={id} className="number-choices">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span id={id} className="text-sm leading-[1.3] font-strong">
          {legend}
        </span>
        {side}
      </div>
      <div
        className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-1.25 @min-[17rem]:auto-cols-fr @min-[17rem]:grid-flow-col @min-[17rem]:grid-cols-none"
        style={{ '--narrow': IN_A_ROW[choices.length] ?? 4 } as CSSProperties}
      >
        {choices.map((choice) => (
          <button
            className="grid min-h-13 content-center justify-items-center rounded-md text-xs leading-snug tabular-nums not-aria-pressed:hover:bg-tile-2 forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]"
            key={choice.value}
            type="button"
            aria-pressed={choice.isChosen}
            data-empty={choice.count === 0 || undefined}
            onClick={choice.press}
          >
            <b className="font-display text-lead leading-[1.2] font-extrabold normal-nums">{choice.label}</b>{' '}
            {gamesText(choice.count)}
          </button>
        ))}
      </div>
    </div>
  );
}

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
  <span className="text-xs text-ink-2 tabular-nums">{gamesText(count)}</span>
);

interface TicksOfProps extends FilterControlProps {
  name: FieldName;
  /** Text typed to find a choice by its label or its value; chosen ones stay visible. */
  search?: string;
}

/** Boxes to tick with their counts at the end of the line. */
export function TicksOf({ name, search = '', ...props }: TicksOfProps) {
  const found = choicesOf(name, props).filter(
    ({ value, label, isChosen }) => isChosen || nameHas(label, search) || nameHas(value, search),
  );
  return found.map(({ value, label, count, isChosen, press }) => (
    <Checkbox
      key={value}
      className="filter-tick"
      label={
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
          <GameCount count={count} />
        </span>
      }
      checked={isChosen}
      data-empty={count === 0 || undefined}
      onChange={press}
    />
  ));
}
