import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { EMPTY_GAME_FORM, type GameForm, OPTIONAL_FIELDS } from './game-form.ts';

interface OptionalFieldsProps {
  form: GameForm;
  details: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** The optional fields, collapsed unless one of them has a value. */
export function OptionalFields({ form: { getValues }, details, children }: OptionalFieldsProps) {
  const [open] = useState(() => OPTIONAL_FIELDS.some((name) => getValues(name) !== EMPTY_GAME_FORM[name]));
  return (
    <details ref={details} className="sm:col-span-full" open={open}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2.25 font-strong [&::-webkit-details-marker]:hidden">
        More Details (optional)
        <ChevronDown className="icon ml-auto in-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="manual-entry grid grid-cols-1 items-start gap-5 pt-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}
