/**
 * How the guests of one night stand; its host is not among them. Those who were invited and those who joined are together
 * the sum of the five answers.
 */
export interface NightFigures {
  isCancelled: boolean;
  isOver: boolean;
  /** Guests to whom the host sent an invitation. */
  invited: number;
  /** Guests without one: they joined by the shared link or the public page, or the host answered for them. */
  joined: number;
  accepted: number;
  /** Of those who accepted, the invited ones. */
  acceptedInvited: number;
  maybe: number;
  declined: number;
  /** In line for a seat. */
  waiting: number;
  /** Nothing heard of them. */
  noResponse: number;
  /** Heads that those who accepted bring along. */
  companions: number;
  /** Guests who were checked in, and how many of them had accepted. */
  checkedIn: number;
  arrived: number;
  /**
   * Guests who came, and their heads with companions: whom the wrap-up says, else who was checked in where the host
   * checks in, else who accepted.
   */
  cameGuests: number;
  cameHeads: number;
}

/** The tiles of event analytics; rates are shares from 0 to 1, null where there is nothing to divide by. */
export interface NightTotals extends Omit<
  NightFigures,
  'isCancelled' | 'isOver' | 'arrived' | 'acceptedInvited' | 'cameGuests' | 'cameHeads'
> {
  /** That were not cancelled: past and to come. */
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
 * The figures of several nights together. Cancelled nights are counted and otherwise left out.
 * - Acceptance rate: of all who were invited, those who accepted.
 * - Check-in rate: of those who accepted nights at which somebody was checked in, those who were.
 * - Average attendees: heads that came, companions among them and the host not, over nights that are over.
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
