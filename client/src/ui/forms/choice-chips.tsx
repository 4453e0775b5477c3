import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import './choice-chips.css';
import './field.css';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  /** `count`: number of matches; chips without a match are dashed. */
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** One row of equally wide chips, for up to seven short labels. Default: natural width, wrapping. */
  equal?: boolean | undefined;
  className?: string | undefined;
}

/** A choice of several short, visible options. Arrow keys move between them. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onChange, equal, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="text-sm leading-[1.3] font-strong">{legend}</legend>
      <div className="choice-chips-row" data-equal={equal || undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className="choice-chip has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
            data-empty={option.count === 0 || undefined}
          >
            <input
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count === undefined ? null : (
              <span className="choice-chip-count ms-1.5 font-normal tabular-nums"> {option.count}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
