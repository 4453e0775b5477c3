import type { Copy } from '#shared/copies/copies-contract.ts';
import { copyName } from './copy-text.ts';

/**
 * Returns the copies of a game with distinguishing labels: 'English, 2nd printing, Cottage'.
 * @param copies of all games
 */
export const copiesByName = (copies: readonly Copy[], gameId: number): { id: number; name: string }[] =>
  copies
    .filter((copy) => copy.gameId === gameId)
    .map((copy, index) => ({ id: copy.id, name: [copyName(copy, index), copy.place].filter(Boolean).join(', ') }));
