/** Counts these moments in the current calendar month of a time zone (IANA name). */
export function countInMonth(moments: readonly Date[], timeZone: string, now: Date): number {
  const monthOf = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return moments.filter((moment) => monthOf.format(moment) === monthOf.format(now)).length;
}
