import { createContext, use } from 'react';

interface FieldControl {
  id?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** Attributes from the surrounding `Field`; empty outside of one. The control's own props take precedence. */
export function useFieldAttributes() {
  const { id, describedBy, invalid, required } = use(FieldContext);
  return {
    ...(id ? { id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  };
}
