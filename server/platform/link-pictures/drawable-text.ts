/** Characters that the two fonts of pictures have: Latin with its accents, and the signs of European texts. */
const MISSING = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2122\u2212]/gu;

/** A text as it can be drawn, without emoji and other signs; null if letters of it would be missing. */
export function drawableText(written: string): string | null {
  const text = written.normalize('NFC');
  const missing = text.match(MISSING) ?? [];
  if (missing.some((sign) => /\p{L}/u.test(sign))) return null;
  const drawn = text.replaceAll(MISSING, ' ').replaceAll(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : null;
}
