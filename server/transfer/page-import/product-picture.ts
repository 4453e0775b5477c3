import type { CheerioAPI } from 'cheerio';
import { lenientJson } from './lenient-json.ts';
import { known, type PageFacts } from './page-facts.ts';
import { MAX_MARKUP_LENGTH } from './text-limits.ts';

/** Attributes in which galleries store the URL of the large picture. */
const LARGE = ['data-old-hires', 'data-zoom-image', 'data-large_image', 'data-large-image', 'data-zoom-src'] as const;
/** A picture's sizes as JSON: URLs with width and height. */
const SIZES = 'data-a-dynamic-image';
const MAX_ELEMENTS = 20;

/** The first picture of a gallery in its largest version, for pages without a declared picture. */
export function productPicture($: CheerioAPI): PageFacts {
  const selector = ['#landingImage', `[${SIZES}]`, ...LARGE.map((attribute) => `[${attribute}]`)].join(', ');
  for (const element of $(selector).slice(0, MAX_ELEMENTS).toArray()) {
    const attribs = $(element).attr() ?? {};
    const candidates = [...LARGE.map((attribute) => attribs[attribute]), largestOf(attribs[SIZES]), attribs['src']];
    const imageUrl = candidates.map((address) => address?.trim()).find((address) => isAddress(address));
    if (imageUrl) return known({ imageUrl });
  }
  return {};
}

/** Placeholders of lazy-loaded pictures are data URLs. */
const isAddress = (address: string | undefined): boolean =>
  Boolean(address) && !/^(data|javascript|blob):/i.test(address ?? '');

function largestOf(sizes: string | undefined): string | undefined {
  const read = sizes === undefined ? null : lenientJson(sizes.slice(0, MAX_MARKUP_LENGTH));
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const areas = Object.entries(read).map(([address, size]) => ({ address, area: areaOf(size) }));
  return areas.toSorted((a, b) => b.area - a.area)[0]?.address;
}

const areaOf = (size: unknown): number => (Array.isArray(size) ? (Number(size[0]) || 0) * (Number(size[1]) || 0) : 0);
