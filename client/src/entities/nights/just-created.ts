interface EntryState {
  justCreated?: true;
}

/** History state for opening a night just created. */
export const JUST_CREATED: EntryState = { justCreated: true };

export const wasJustCreated = (): boolean => ((history.state as EntryState | null) ?? {}).justCreated === true;
