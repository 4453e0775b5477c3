import { labelled } from '#client/lib/words/labelled.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { IconType } from '../marks/icon-type.ts';
import type { SelectOption } from './select.tsx';
import './field.css';

interface FilterSelectProps<Value extends string> {
  /** The accessible name, and the prefix on wide screens: 'Sort' shows 'Sort: Title'. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** Shown on phones instead of 'Sort: Title'. Default: the label for the first option, else the option. */
  shortLabel?: string | undefined;
  /** Shown on phones instead of words. */
  icon?: IconType | undefined;
  className?: string | undefined;
}

/** A toolbar's select: a transparent native one over a styled label, which can be short on phones. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, options, className, icon: Icon } = props;
  const chosen = options.find((option) => option.value === value);
  const atRest = value === options[0]?.value;
  const short = props.shortLabel ?? (atRest ? label : chosen?.label);
  return (
    <span className={clsx('select select-face relative flex min-w-0 items-center', className)}>
      <span className="input flex items-center leading-[1.2]" aria-hidden="true">
        <span className="truncate max-sm:hidden">{labelled(label, chosen?.label ?? '')}</span>
        {Icon ? (
          <Icon className="icon hidden max-sm:inline" />
        ) : (
          <span className="hidden truncate max-sm:inline">{short}</span>
        )}
      </span>
      <ChevronDown
        className={clsx('icon pointer-events-none absolute max-sm:right-1.5', Icon && 'max-sm:hidden')}
        aria-hidden="true"
      />
      <select
        className="absolute inset-0 size-full text-md opacity-0"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value);
          if (next) onChange(next.value);
        }}
      >
        {options.map((option) => (
          <option className="bg-tile text-ink" key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
