interface EntryState {
  justCreated?: true;
}

/** State for going on to a night that was made a moment ago. */
export const JUST_CREATED: EntryState = { justCreated: true };

export const wasJustCreated = (): boolean => ((history.state as EntryState | null) ?? {}).justCreated === true;
