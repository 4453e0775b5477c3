import { MAX_PAD_NUMBER } from '#shared/limits/limits.ts';

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

/** Digits of the largest number, and after the point. */
const MAX_DIGITS = 6;
const MAX_DECIMALS = 2;

/** The text after typing a digit. */
export function withDigit(text: string, digit: string): string {
  const number = text.replace('-', '');
  const [whole = '', decimals] = number.split('.');
  if (decimals === undefined ? whole.length >= MAX_DIGITS : decimals.length >= MAX_DECIMALS) return text;
  const sign = text.startsWith('-') ? '-' : '';
  return sign + (number === '0' ? '' : number) + digit;
}

/** The text after typing the decimal point. */
export function withPoint(text: string): string {
  if (text.includes('.')) return text;
  return /\d$/.test(text) ? `${text}.` : `${text}0.`;
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
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) + 0 : null;
}
