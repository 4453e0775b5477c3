import { load } from 'cheerio/slim';
import { MAX_MARKUP_LENGTH } from './text-limits.ts';

/** Text as displayed: markup and character references resolved, white space collapsed, limited in length. */
export function plainText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const given = String(value).slice(0, MAX_MARKUP_LENGTH);
  const read = /[<&]/.test(given)
    ? load(given, { xml: { xmlMode: false, decodeEntities: true } })
        .root()
        .text()
    : given;
  const text = read
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text.length <= maxLength) return text || null;
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
