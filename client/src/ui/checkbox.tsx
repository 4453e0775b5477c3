import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** A native checkbox with its label beside it; `register()` can be spread on it. */
export function Checkbox({ label, description, className, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={cx('check', className)}>
      <input
        {...(description ? { 'aria-describedby': `${inputId}-description` } : {})}
        {...props}
        id={inputId}
        type="checkbox"
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {description ? (
          <p id={`${inputId}-description`} className="check-description">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
