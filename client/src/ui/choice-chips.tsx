import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import './choice-chips.css';
import './field.css';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  /** `count`: how much there would be of what is listed; a chip that leaves nothing is dashed. */
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** One row of equally wide chips, for up to seven short labels. Default: as wide as their labels, wrapping. */
  equal?: boolean | undefined;
  className?: string | undefined;
}

/** One choice out of several short ones, all in sight. Arrow keys move between them. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onChange, equal, className } = props;
  const name = useId();
  return (
    <fieldset className={cx('choice-chips', className)}>
      <legend className="field-label">{legend}</legend>
      <div className="choice-chips-row" data-equal={equal || undefined}>
        {options.map((option) => (
          <label key={option.value} className="choice-chip" data-empty={option.count === 0 || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count === undefined ? null : <span className="choice-chip-count"> {option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
