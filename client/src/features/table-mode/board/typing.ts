import { MAX_PAD_NUMBER } from '#shared/limits.ts';

/** A number while it is typed. */
export interface Typing {
  text: string;
  /** The entries that the cell showed as the typing began; none for a blank cell. */
  on: readonly string[];
}

/** Of the largest number that a score pad takes. */
const MAX_DIGITS = 6;

/** The text after a digit. */
export function withDigit(text: string, digit: string): string {
  const whole = text.replace('-', '');
  if (whole.length >= MAX_DIGITS) return text;
  const sign = text.startsWith('-') ? '-' : '';
  return sign + (whole === '0' ? '' : whole) + digit;
}

export const withoutLast = (text: string): string => text.slice(0, -1);

/** The text of the number below zero, or above again. */
export const withOtherSign = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);

/** The text of a number that is so much more. */
export function withStep(text: string, step: number): string {
  const value = (valueOf(text) ?? 0) + step;
  return Math.abs(value) < MAX_PAD_NUMBER ? String(value) : text;
}

/** What a number shows as one begins to change it. */
export const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The number of a text; null for one that says none. */
export function valueOf(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) + 0 : null;
}
