const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

const NOTHING = '-';
const shown = (format: Intl.NumberFormat) => (value: number | null) =>
  value === null ? NOTHING : format.format(value);

/** Numbers in the reader's format; '-' for none. */
export const wholeText = shown(whole);
export const averageText = shown(oneDecimal);
export const scoreText = shown(exact);
/** For a fraction, 0 to 1. */
export const percentText = shown(percent);

/** '1 play', '1,234 plays'. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;
