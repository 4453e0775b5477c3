/** The fields that decide a staff pick's position and visibility. */
export interface PlacedPick {
  id: number;
  /** 'YYYY-MM' from which it is shown; null: at once. */
  month: string | null;
  featured: boolean;
  /** Within its month; lower is shown first. */
  order: number;
  retiredAt: Date | null;
}

/** The month of a moment in UTC, 'YYYY-MM'. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

export type PickState = 'shown' | 'scheduled' | 'retired';

/** Whether a pick is shown in a month ('YYYY-MM'): its month has come, and it is not retired. */
export function pickState({ month, retiredAt }: Pick<PlacedPick, 'month' | 'retiredAt'>, now: string): PickState {
  if (retiredAt !== null) return 'retired';
  return month !== null && month > now ? 'scheduled' : 'shown';
}

/** Within a month: by order, then the older pick. */
const byOrder = (a: PlacedPick, b: PlacedPick) => a.order - b.order || a.id - b.id;

/** Latest month first, without a month last. */
const byMonth = (a: PlacedPick, b: PlacedPick) => {
  if (a.month === b.month) return 0;
  return (b.month ?? '') > (a.month ?? '') ? 1 : -1;
};

/** The order for staff: by month, latest first. */
export const inStaffOrder = <P extends PlacedPick>(picks: readonly P[]): P[] =>
  picks.toSorted((a, b) => byMonth(a, b) || byOrder(a, b));

/** The picks shown in a month ('YYYY-MM'): featured first, then latest month, then order. */
export const shownPicks = <P extends PlacedPick>(picks: readonly P[], now: string): P[] =>
  picks
    .filter((pick) => pickState(pick, now) === 'shown')
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || byMonth(a, b) || byOrder(a, b));
