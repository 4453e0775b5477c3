/** An address of which only the first letter and the domain are seen: 'b…@example.org'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${String.fromCodePoint(address.codePointAt(0) ?? 0)}…${address.slice(at)}`;
}

/** Splits at blanks and brackets, as log redaction does: a pattern with '@' in the middle takes quadratic time. */
const WORD = /[^\s<>"'(),;:]+/g;

/** A mail server's answer without addresses: every word with an at sign is masked, and the part of this one before it. */
export function withMasked(answer: string, address: string): string {
  const masked = answer.replace(WORD, (word) => (word.includes('@') ? maskedAddress(word) : word));
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  if (local === '') return masked;
  return masked.replace(WORD, (word) => (word.toLowerCase() === local ? '…' : word));
}
