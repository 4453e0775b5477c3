import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import '#client/ui/forms/field.css';

/** An error of a group of fields. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="field-error" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
