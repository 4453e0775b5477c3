import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import './field.css';

/** A multi-line input, resizable vertically. */
export function TextArea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldAttributes();
  return <textarea {...field} rows={rows} {...props} className={cx('input resize-y', className)} />;
}
