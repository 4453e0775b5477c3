/** How the guests of one night stand; its host is not among them. Asked are those who were written to, or who answered. */
export interface NightFigures {
  isCancelled: boolean;
  isOver: boolean;
  /** Asked guests: the sum of the five after it. */
  invited: number;
  accepted: number;
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
}

/** The tiles of event analytics (specification, section 2); rates are shares from 0 to 1, null where there is nothing to divide by. */
export interface NightTotals extends Omit<NightFigures, 'isCancelled' | 'isOver' | 'arrived'> {
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
 * - Acceptance rate: of all asked, those who accepted.
 * - Check-in rate: of those who accepted nights at which somebody was checked in, those who were.
 * - Average attendees: heads that accepted, companions among them and the host not, over nights that are over.
 */
export function nightTotals(all: readonly NightFigures[]): NightTotals {
  const nights = all.filter(({ isCancelled }) => !isCancelled);
  const past = nights.filter(({ isOver }) => isOver);
  const checked = nights.filter(({ checkedIn }) => checkedIn > 0);
  const sum = (of: keyof Omit<NightFigures, 'isCancelled' | 'isOver'>, from = nights) =>
    from.reduce((total, night) => total + night[of], 0);
  const [invited, accepted] = [sum('invited'), sum('accepted')];
  return {
    events: nights.length,
    upcoming: nights.length - past.length,
    cancelled: all.length - nights.length,
    invited,
    accepted,
    maybe: sum('maybe'),
    declined: sum('declined'),
    waiting: sum('waiting'),
    noResponse: sum('noResponse'),
    companions: sum('companions'),
    checkedIn: sum('checkedIn'),
    acceptanceRate: share(accepted, invited),
    checkInRate: share(sum('arrived', checked), sum('accepted', checked)),
    avgAttendees: share(sum('accepted', past) + sum('companions', past), past.length),
    avgCompanions: share(sum('companions', past), past.length),
  };
}
