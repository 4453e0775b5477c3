/** What a party on the waitlist waits for. @param partySize people, the guest included */
export const awaitedSeatsText = (partySize: number): string =>
  partySize === 1 ? 'a seat comes free' : `${partySize} seats are free`;
