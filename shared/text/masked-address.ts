/** An address of which only the first letter and the domain are seen: 'b…@example.org'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${String.fromCodePoint(address.codePointAt(0) ?? 0)}…${address.slice(at)}`;
}

/** A text in which an address is masked wherever it stands. */
export const withMasked = (text: string, address: string): string =>
  address === ''
    ? text
    : text.replaceAll(address, maskedAddress(address)).replaceAll(address.toLowerCase(), maskedAddress(address));
