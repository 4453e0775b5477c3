const two = (part: number) => String(part).padStart(2, '0');

/** A moment in the format of `<input type="datetime-local">`: local time, to the minute. */
export const localText = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` +
  `T${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** The moment of such a text; null if invalid. */
export function momentOf(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}
