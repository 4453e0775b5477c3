import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import './field.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** A first option with an empty value. */
  placeholder?: string | undefined;
}

/** A native select for forms; accepts `register()`. Use `FilterSelect` in toolbars. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const field = useFieldAttributes();
  return (
    <span className={clsx('select relative flex min-w-0 items-center', className)}>
      <select {...field} {...props} className="input">
        {placeholder === undefined ? null : (
          <option className="bg-tile text-ink" value="">
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option className="bg-tile text-ink" key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon pointer-events-none absolute" aria-hidden="true" />
    </span>
  );
}
