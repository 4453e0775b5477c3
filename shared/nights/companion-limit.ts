/** What a night says: how many people each guest may bring. */
export interface CompanionRule {
  maxCompanions: number;
}

export interface CompanionGuest {
  /** What the host says of this guest; null if as everybody on this night. */
  maxCompanions: number | null;
  /** People in the party as they answered, themselves included. */
  partySize: number;
}

/**
 * How many people a guest may bring, or a newcomer (null). The host's number for this guest comes before the night's.
 * What they answered while the limit was higher stays possible.
 */
export const companionLimit = (night: CompanionRule, guest: CompanionGuest | null): number =>
  guest === null ? night.maxCompanions : Math.max(guest.maxCompanions ?? night.maxCompanions, guest.partySize - 1);
