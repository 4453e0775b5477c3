/** What of a form differs from how it began, by field. */
export interface FormDraft<Fields> {
  /** By the person. */
  typed: Partial<Fields>;
  /** By the form itself, such as the facts of a chosen game: a further choice may replace them. */
  filled: Partial<Fields>;
}

const address = (key: string) => `rollcall.form-draft.1.${key}`;

/** The form that was left half filled in this tab, if any. Where nothing can be stored there is none. */
export function readFormDraft<Fields>(key: string): FormDraft<Fields> | null {
  try {
    const text = sessionStorage.getItem(address(key));
    return text === null ? null : (JSON.parse(text) as FormDraft<Fields>);
  } catch {
    return null;
  }
}

/** Stores a draft under a key; one without a field, or null, removes what is there. */
export function writeFormDraft<Fields extends object>(key: string, draft: FormDraft<Fields> | null): void {
  try {
    if (draft && Object.keys({ ...draft.typed, ...draft.filled }).length > 0)
      sessionStorage.setItem(address(key), JSON.stringify(draft));
    else sessionStorage.removeItem(address(key));
  } catch {
    // A full or forbidden store: the form works all the same, only without a safety net.
  }
}
