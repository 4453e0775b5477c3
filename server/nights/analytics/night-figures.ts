/** Counts of one night's guests, without its host. Invited plus joined equals the sum of the five answers. */
export interface NightFigures {
  isCancelled: boolean;
  isOver: boolean;
  /** Guests who were sent an invitation. */
  invited: number;
  /** Guests without an invitation: they joined by link or public page, or the host answered for them. */
  joined: number;
  accepted: number;
  /** Invited guests among the accepted. */
  acceptedInvited: number;
  maybe: number;
  declined: number;
  /** On the waitlist. */
  waiting: number;
  /** No answer. */
  noResponse: number;
  /** Companions of accepted guests. */
  companions: number;
  /** Checked-in guests, and how many of them had accepted. */
  checkedIn: number;
  arrived: number;
  /**
   * Guests who came, and the people in their parties: by the wrap-up, else by check-in if used, else accepted guests.
   */
  cameGuests: number;
  cameHeads: number;
}

/** The tiles of event analytics; rates are 0 to 1, null if undefined. */
export interface NightTotals extends Omit<
  NightFigures,
  'isCancelled' | 'isOver' | 'arrived' | 'acceptedInvited' | 'cameGuests' | 'cameHeads'
> {
  /** Past and upcoming, not cancelled. */
  events: number;
  upcoming: number;
  cancelled: number;
  acceptanceRate: number | null;
  checkInRate: number | null;
  avgAttendees: number | null;
  avgCompanions: number | null;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/**
 * Combined figures of several nights; cancelled ones are only counted. - Acceptance rate: accepted among invited. -
 * Check-in rate: checked in among accepted, for nights with any check-in. - Average attendees: people who came, without
 * the host, over past nights.
 */
export function nightTotals(all: readonly NightFigures[]): NightTotals {
  const nights = all.filter(({ isCancelled }) => !isCancelled);
  const past = nights.filter(({ isOver }) => isOver);
  const checked = nights.filter(({ checkedIn }) => checkedIn > 0);
  const sum = (of: keyof Omit<NightFigures, 'isCancelled' | 'isOver'>, from = nights) =>
    from.reduce((total, night) => total + night[of], 0);
  const invited = sum('invited');
  const cameHeads = sum('cameHeads', past);
  return {
    events: nights.length,
    upcoming: nights.length - past.length,
    cancelled: all.length - nights.length,
    invited,
    joined: sum('joined'),
    accepted: sum('accepted'),
    maybe: sum('maybe'),
    declined: sum('declined'),
    waiting: sum('waiting'),
    noResponse: sum('noResponse'),
    companions: sum('companions'),
    checkedIn: sum('checkedIn'),
    acceptanceRate: share(sum('acceptedInvited'), invited),
    checkInRate: share(sum('arrived', checked), sum('accepted', checked)),
    avgAttendees: share(cameHeads, past.length),
    avgCompanions: share(cameHeads - sum('cameGuests', past), past.length),
  };
}
