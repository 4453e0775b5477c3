import { readStored, writeStored } from './stored-json.ts';

/** Changed values of a form, by field. */
export interface FormDraft<Fields> {
  /** Values typed by the person. */
  typed: Partial<Fields>;
  /** Values filled in by the form itself, such as the facts of a chosen game: a further choice may replace them. */
  filled: Partial<Fields>;
}

const address = (key: string) => `rollcall.form-draft.1.${key}`;

/** The form that was left half filled in this tab, if any. Where nothing can be stored there is none. */
export const readFormDraft = <Fields>(key: string): FormDraft<Fields> | null =>
  readStored('sessionStorage', address(key));

/** Stores a draft under a key; one without a field, or null, removes what is there. */
export function writeFormDraft<Fields extends object>(key: string, draft: FormDraft<Fields> | null): void {
  const isEmpty = Object.keys({ ...draft?.typed, ...draft?.filled }).length === 0;
  writeStored('sessionStorage', address(key), isEmpty ? null : draft);
}
