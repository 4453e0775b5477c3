import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import './radio-cards.css';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconType | undefined;
  /** Instead of an icon, such as an RSVP mark. */
  mark?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly RadioCard<Value>[];
  /** Null if nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
  /** `stack` puts the mark above the label, for short choices such as an RSVP. */
  look?: 'row' | 'stack' | undefined;
  /** From 640 px; below, `row` has one column and `stack` keeps its columns. Default 2. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  error?: ReactNode;
  className?: string | undefined;
}

/** A choice of few options as tiles. Arrow keys move between them. */
export function RadioCards<Value extends string>({ legend, hideLegend, ...props }: RadioCardsProps<Value>) {
  const { options, value, onChange, name, look = 'row', columns = 2, error, className } = props;
  const id = useId();
  return (
    <fieldset className={clsx('grid min-w-0 gap-1.5', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'text-sm leading-[1.3] font-strong'}>{legend}</legend>
      <div className="radio-cards-grid mt-1.5 grid gap-2.5" data-look={look} data-columns={columns}>
        {options.map(({ icon: Icon, ...option }) => (
          <label
            key={option.value}
            className="radio-card has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
          >
            <input
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.mark ?? (Icon ? <Icon className="icon" aria-hidden="true" /> : null)}
            <span className="grid min-w-0 gap-0.5">
              <span className="leading-snug font-strong">{option.label}</span>
              {option.description ? (
                <span className="text-xs leading-[1.4] text-ink-2">{option.description}</span>
              ) : null}
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
