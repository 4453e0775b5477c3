/** What says where a staff pick stands in the list, and whether it is in it. */
export interface PlacedPick {
  id: number;
  /** 'YYYY-MM', in which it appears; null for at once. */
  month: string | null;
  featured: boolean;
  /** Among the picks of its month: lower is shown first. */
  order: number;
  retiredAt: Date | null;
}

/** The month of a moment, 'YYYY-MM', as the world's clock (UTC) has it. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

export type PickState = 'shown' | 'scheduled' | 'retired';

/** Whether a pick is shown in a month ('YYYY-MM'): its own has come, and nobody has retired it. */
export function pickState({ month, retiredAt }: Pick<PlacedPick, 'month' | 'retiredAt'>, now: string): PickState {
  if (retiredAt !== null) return 'retired';
  return month !== null && month > now ? 'scheduled' : 'shown';
}

/** Within a month: by its order, the older pick first where two have the same. */
const byOrder = (a: PlacedPick, b: PlacedPick) => a.order - b.order || a.id - b.id;

/** The latest month first, those without one last. */
const byMonth = (a: PlacedPick, b: PlacedPick) => {
  if (a.month === b.month) return 0;
  return (b.month ?? '') > (a.month ?? '') ? 1 : -1;
};

/** As staff see them: month by month, the latest first. */
export const inStaffOrder = <P extends PlacedPick>(picks: readonly P[]): P[] =>
  picks.toSorted((a, b) => byMonth(a, b) || byOrder(a, b));

/** The picks that are shown in a month ('YYYY-MM'): featured ones first, then the latest month, then its order. */
export const shownPicks = <P extends PlacedPick>(picks: readonly P[], now: string): P[] =>
  picks
    .filter((pick) => pickState(pick, now) === 'shown')
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || byMonth(a, b) || byOrder(a, b));
