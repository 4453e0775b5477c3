import { withoutArticle } from '#shared/games/title-parts.ts';
import { foldTitle } from '#shared/text/fold-title.ts';

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The letter from A to Z that a title begins with, without an English article and accents; null for digits, signs and other letters. */
export function letterOf(title: string): string | null {
  const letter = withoutArticle(foldTitle(title)).charAt(0).toUpperCase();
  return letter >= 'A' && letter <= 'Z' ? letter : null;
}
