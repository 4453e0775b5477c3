/** Letters that Unicode normalization does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/**
 * A title normalized for search: lower case, no accents, '&' as 'and', no apostrophes or dots between letters
 * ('T.I.M.E'), all other non-alphanumerics as single spaces. '' if nothing is left.
 */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['‘’ʼ`´]|(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A normalized title without 'the', which people often omit; a title that is only 'the' stays. */
export const withoutThe = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => word !== 'the')
    .join(' ') || folded;
