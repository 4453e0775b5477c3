/** Spaces and hyphens group the digits on a box. */
const GROUPING = /[ -]/g;
/** EAN-8, UPC-A and EAN-13. */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13]);

/** The last digit of a barcode. @param others the digits before it; leading zeros change nothing */
export function checkDigit(others: string): string {
  let sum = 0;
  for (let place = 1; place <= others.length; place++) sum += Number(others.at(-place)) * (place % 2 === 1 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}

/**
 * A scanned or typed barcode in the form in which it is kept: the 13 digits of an EAN-13, also for the 12 of a UPC-A, or the 8 of
 * an EAN-8. Null if the check digit is wrong or the text is no such code.
 */
export function readBarcode(text: string): string | null {
  const digits = text.trim().replace(GROUPING, '');
  if (!LENGTHS.has(digits.length) || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return null;
  if (checkDigit(digits.slice(0, -1)) !== digits.at(-1)) return null;
  return digits.length === 12 ? `0${digits}` : digits;
}

/**
 * Returns the form that all spellings of a barcode share: its digits without leading zeros. Null if there are other
 * characters, or no digits; imported texts are stored unchanged and may have no check digit. The index of copies has
 * the same rule in SQL.
 */
export function barcodeKey(text: string): string | null {
  const key = text.replace(GROUPING, '').replace(/^0+/, '');
  return /^\d+$/.test(key) ? key : null;
}
