/** What a navigation to the list of nights is to go to: kept in the history entry, and only once. */
interface Arrival {
  showNight?: number;
  fromForm?: true;
}

const entryState = (): Arrival => (history.state as Arrival | null) ?? {};

/** State for going to the list and the card of an event on it. */
export const showingNight = (id: number): Arrival => ({ showNight: id });
/** State for going back to the list from a form that was left. */
export const FROM_FORM: Arrival = { fromForm: true };

export const nightToShow = (): number | undefined => entryState().showNight;
export const comesFromForm = (): boolean => entryState().fromForm === true;

/** What was to be gone to has been. */
export function arrived(): void {
  const { showNight: _shown, fromForm: _form, ...rest } = entryState();
  history.replaceState(rest, '');
}
