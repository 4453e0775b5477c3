import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import './field.css';

interface FieldProps {
  label: ReactNode;
  /**
   * One control: TextInput, TextArea, NumberInput, Select, RatingInput. It gets its id and descriptions from the field.
   */
  children: ReactNode;
  hint?: ReactNode;
  /** Shown with an icon below the control and announced with it. */
  error?: ReactNode;
  /** Marks the label; the control gets `aria-required`. */
  required?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** Label, control, hint and error. */
export function Field({ label, children, hint, error, required, hideLabel, className }: FieldProps) {
  const id = useId();
  const describedBy = clsx(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined;
  const invalid = Boolean(error);
  const control = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <div className={clsx('field grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm leading-[1.3] font-strong'}>
        {label}
        {required ? (
          <span className="text-bad" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs leading-[1.4] text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
