interface EntryState {
  typedGuests?: string;
}

/** State for going on to an event with guests that could not be put on its list yet, as they were typed. */
export const withTypedGuests = (text: string): EntryState => ({ typedGuests: text });

export const typedGuests = (): string => ((history.state as EntryState | null) ?? {}).typedGuests ?? '';
