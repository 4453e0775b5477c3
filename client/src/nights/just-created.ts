interface EntryState {
  justCreated?: true;
}

/** History state for opening a night just created. */
export const JUST_CREATED: EntryState = { justCreated: true };

/** Not where the page is rendered without a browser. */
export const wasJustCreated = (): boolean =>
  typeof history !== 'undefined' && ((history.state as EntryState | null) ?? {}).justCreated === true;
