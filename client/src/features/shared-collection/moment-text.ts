let format: Intl.DateTimeFormat | undefined;

/** A date and time as the reader writes them. What knows their way takes long to make, and many pages need none. */
export function momentText(moment: Date): string {
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(moment);
}
