import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import './field.css';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `score`: right-aligned, in the display typeface. */
  look?: 'plain' | 'score' | undefined;
}

/** A number field that ignores the wheel. */
export function NumberInput({ look = 'plain', className, ...props }: NumberInputProps) {
  const field = useFieldAttributes();
  return (
    <input
      {...field}
      inputMode="decimal"
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
      type="number"
      className={clsx('input input-number', look === 'score' && 'text-right font-display font-bold', className)}
    />
  );
}
