import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { IconType } from './icon-type.ts';
import './radio-cards.css';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconType | undefined;
  /** Drawn instead of an icon, such as an RSVP mark. */
  mark?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly RadioCard<Value>[];
  /** Null when nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  /** `stack` puts mark over label, for short choices such as an RSVP. */
  look?: 'row' | 'stack' | undefined;
  /** From 640 px up; below it, `row` is one column and `stack` keeps its columns. Default 2. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  error?: ReactNode;
  className?: string | undefined;
}

/** One choice out of few, as tiles that stay pressed. Arrow keys move between them. */
export function RadioCards<Value extends string>({ legend, hideLegend, ...props }: RadioCardsProps<Value>) {
  const { options, value, onChange, name, look = 'row', columns = 2, error, className } = props;
  const id = useId();
  return (
    <fieldset className={cx('radio-cards', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className="radio-cards-grid" data-look={look} data-columns={columns}>
        {options.map(({ icon: Icon, ...option }) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.mark ?? (Icon ? <Icon className="icon" aria-hidden="true" /> : null)}
            <span className="radio-card-text">
              <span className="radio-card-label">{option.label}</span>
              {option.description ? <span className="radio-card-description">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
