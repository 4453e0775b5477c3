import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useId, type ReactNode } from 'react';
import './number-choices.css';

interface NumberChoicesProps<Value extends number> {
  legend: string;
  /** Beside the legend. */
  side?: ReactNode;
  /** `count`: the games that it would leave; a choice that leaves none is dashed. */
  choices: readonly { value: Value; label: string; count: number }[];
  value: Value | null;
  /** Null when the chosen one is pressed again. */
  onChange: (value: Value | null) => void;
}

/** One number out of a row of them, or none: each says how many games it would leave. */
export function NumberChoices<Value extends number>(props: NumberChoicesProps<Value>) {
  const { legend, side, choices, value, onChange } = props;
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot stand in a row with what is beside it
    <div role="group" aria-labelledby={id} className="number-choices">
      <div className="number-choices-head">
        <span id={id} className="field-label">
          {legend}
        </span>
        {side}
      </div>
      <div className="number-choices-row">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            data-empty={choice.count === 0 || undefined}
            onClick={() => onChange(choice.value === value ? null : choice.value)}
          >
            <b>{choice.label}</b> <span>{choice.count}</span>
            <VisuallyHidden>{choice.count === 1 ? ' game' : ' games'}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
}
