import type { Copy } from '#shared/copies/copies-contract.ts';
import { barcodeKey } from '#shared/copies/barcode.ts';

/**
 * The copy of a game that a scanned box is: one that has its code, else the first one without any. Undefined if all have other
 * codes, or there is none: then the box is another copy.
 */
export function copyForCode(
  code: string,
  gameId: number,
  copies: readonly Copy[],
): { copy: Copy; hasCode: boolean } | undefined {
  const ofGame = copies.filter((copy) => copy.gameId === gameId);
  const same = ofGame.find(({ barcode }) => barcode !== null && barcodeKey(barcode) === barcodeKey(code));
  if (same) return { copy: same, hasCode: true };
  const bare = ofGame.find(({ barcode }) => barcode === null);
  return bare && { copy: bare, hasCode: false };
}
