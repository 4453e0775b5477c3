import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** A native checkbox with label; accepts `register()`. */
export function Checkbox({ label, description, className, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={clsx('check flex items-start gap-2.5 text-note leading-[1.45]', className)}>
      <input
        className="disabled:border-dashed disabled:bg-tile-2 aria-[invalid=true]:border-bad forced-colors:appearance-auto"
        {...(description ? { 'aria-describedby': `${inputId}-description` } : {})}
        {...props}
        id={inputId}
        type="checkbox"
      />
      <div>
        <label className="block pointer-coarse:-my-2.75 pointer-coarse:py-2.75" htmlFor={inputId}>
          {label}
        </label>
        {description ? (
          <p id={`${inputId}-description`} className="text-xs text-ink-3">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
