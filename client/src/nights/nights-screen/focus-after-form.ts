import { useEffect, useRef } from 'react';

interface EntryState {
  fromForm?: true;
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/** History state for returning to the list from a form; used once. */
export const FROM_FORM: EntryState = { fromForm: true };

const comesFromForm = (): boolean => entryState().fromForm === true;

/** Clears the state. */
function clearFromForm(): void {
  const { fromForm: _form, ...rest } = entryState();
  history.replaceState(rest, '');
}

/** Focuses the button of the returned ref after leaving a form. */
export function useFocusAfterForm() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!comesFromForm()) return;
    button.current?.focus();
    clearFromForm();
  }, []);
  return button;
}
