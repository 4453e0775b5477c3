import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import './field.css';

/** A multi-line input, resizable vertically. */
export function TextArea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldAttributes();
  return <textarea {...field} rows={rows} {...props} className={clsx('input resize-y', className)} />;
}
