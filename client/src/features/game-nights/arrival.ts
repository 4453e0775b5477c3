interface EntryState {
  fromForm?: true;
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/** State for going back to the list of nights from a form that was left; kept in the history entry, and only once. */
export const FROM_FORM: EntryState = { fromForm: true };

export const comesFromForm = (): boolean => entryState().fromForm === true;

/** What was to be gone to has been. */
export function arrived(): void {
  const { fromForm: _form, ...rest } = entryState();
  history.replaceState(rest, '');
}
