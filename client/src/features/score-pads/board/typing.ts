import { MAX_PAD_NUMBER } from '#shared/limits.ts';

/** A number being typed. */
export interface Typing {
  text: string;
  /** The entries shown in the cell when typing started; none for a blank cell. */
  on: readonly string[];
  /** It was written down as it stands, while more digits may follow. */
  isWritten?: boolean;
}

/**
 * Returns the text being typed into a cell; null once it was written and another device has changed the cell since.
 * @param value of the cell
 */
export const currentTyping = (typing: Typing | null, value: number | null): Typing | null =>
  typing?.isWritten && valueOf(typing.text) !== value ? null : typing;

/** Digits of the largest number. */
const MAX_DIGITS = 6;

/** The text after typing a digit. */
export function withDigit(text: string, digit: string): string {
  const whole = text.replace('-', '');
  if (whole.length >= MAX_DIGITS) return text;
  const sign = text.startsWith('-') ? '-' : '';
  return sign + (whole === '0' ? '' : whole) + digit;
}

export const withoutLast = (text: string): string => text.slice(0, -1);

/** The text with its sign toggled. */
export const withOtherSign = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);

/** The text of a number increased by `step`. */
export function withStep(text: string, step: number): string {
  const value = (valueOf(text) ?? 0) + step;
  return Math.abs(value) < MAX_PAD_NUMBER ? String(value) : text;
}

/** The initial text for editing a number. */
export const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The number in a text; null if none. */
export function valueOf(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) + 0 : null;
}
