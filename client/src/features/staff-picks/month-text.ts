const formatted = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'YYYY-MM' as 'March 2026'; a pick without a month is shown at any time. */
export const monthText = (month: string | null): string =>
  month === null ? 'Any month' : formatted.format(new Date(`${month}-01T00:00:00Z`));
