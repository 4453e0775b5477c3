import { createContext, use } from 'react';

export interface FieldControl {
  id?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The ids and state that the surrounding `Field` gives its control; empty outside of one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}

/** The same as attributes for a native control; the control's own props win. */
export function useFieldAttributes() {
  const { id, describedBy, invalid, required } = useFieldControl();
  return {
    ...(id ? { id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  };
}
