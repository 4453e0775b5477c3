interface EntryState {
  fromForm?: true;
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/** History state for returning to the list from a form; used once. */
export const FROM_FORM: EntryState = { fromForm: true };

export const comesFromForm = (): boolean => entryState().fromForm === true;

/** Clears the state. */
export function arrived(): void {
  const { fromForm: _form, ...rest } = entryState();
  history.replaceState(rest, '');
}
