/** Letters that Unicode does not take apart into a base and a mark. */
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
};

/**
 * A title as it is searched for: letters without case and accents, '&' as 'and', apostrophes and the dots of 'T.I.M.E'
 * gone, everything else that is no letter or digit as one space. '' where nothing is left.
 */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['‘’ʼ`´]|(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A folded title without its 'the', which people leave out; a title of nothing else stays. */
export const withoutThe = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => word !== 'the')
    .join(' ') || folded;
