import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { barcodeKey } from '#shared/copies/barcode.ts';

/** The owner's games that have a copy with this barcode, in the order of the copies. @param code as `readBarcode` writes it */
export function gamesWithCode(
  code: string,
  copies: readonly Pick<Copy, 'gameId' | 'barcode'>[],
  games: readonly Game[],
): Game[] {
  const key = barcodeKey(code);
  const ids = copies
    .filter(({ barcode }) => barcode !== null && barcodeKey(barcode) === key)
    .map(({ gameId }) => gameId);
  return [...new Set(ids)].flatMap((id) => games.filter((game) => game.id === id));
}

/** Digits in groups, as printed under the bars: '4 006381 333931', '9638 5074'. */
export const codeText = (code: string): string =>
  code.length === 13
    ? `${code.slice(0, 1)} ${code.slice(1, 7)} ${code.slice(7)}`
    : `${code.slice(0, 4)} ${code.slice(4)}`;
