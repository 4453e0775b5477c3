interface EntryState {
  typedGuests?: string;
}

/** History state for opening an event with typed guests that could not be added yet. */
export const withTypedGuests = (text: string): EntryState => ({ typedGuests: text });

export const typedGuests = (): string => ((history.state as EntryState | null) ?? {}).typedGuests ?? '';
