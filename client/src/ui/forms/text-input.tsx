import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import type { IconType } from '../marks/icon-type.ts';
import './field.css';

interface TextInputProps extends ComponentProps<'input'> {
  icon?: IconType | undefined;
}

/** A one-line input; passes on all attributes of `<input>` and `ref`, so it accepts `register()`. */
export function TextInput({ icon: Icon, className, type = 'text', ...props }: TextInputProps) {
  const field = useFieldAttributes();
  const input = <input {...field} type={type} {...props} className={clsx('input', className)} />;
  if (!Icon) return input;
  return (
    <span className="input-with-icon relative flex items-center">
      <Icon className="icon pointer-events-none absolute left-3" aria-hidden="true" />
      {input}
    </span>
  );
}
