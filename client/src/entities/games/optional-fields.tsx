import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { EMPTY_GAME_FORM, type GameForm, OPTIONAL_FIELDS } from './game-form.ts';

interface OptionalFieldsProps {
  form: GameForm;
  fold: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** The optional fields, folded unless one of them has a value. */
export function OptionalFields({ form: { getValues }, fold, children }: OptionalFieldsProps) {
  const [open] = useState(() => OPTIONAL_FIELDS.some((name) => getValues(name) !== EMPTY_GAME_FORM[name]));
  return (
    <details ref={fold} className="manual-entry-more sm:col-span-full" open={open}>
      <summary>
        More Details (optional)
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="manual-entry grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
