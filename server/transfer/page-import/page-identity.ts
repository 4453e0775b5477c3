import type { CheerioAPI } from 'cheerio';
import { foldTitle } from '#shared/text/fold-title.ts';
import { letters, shopNames, type Site, withoutShop } from './shop-title.ts';

/** What a page says of itself besides its product data: the texts and addresses that such data can agree with. */
export interface PageIdentity {
  site: Site;
  /** Cleaned of the shop's words, without those that are the shop's name alone. */
  headings: string[];
  ogTitle: string | null;
  title: string | null;
  /** The address that was read, and those that the page calls its own. */
  addresses: URL[];
}

/** How product data agrees with its page: 'unknown' where there is nothing to compare it with. */
export type Agreement = 'exact' | 'address' | 'partial' | 'unknown' | 'none';

/** @param texts the page's own title and its `og:title`, as they are */
export function pageIdentity(
  $: CheerioAPI,
  site: Site,
  url: URL,
  texts: { title: string | null; ogTitle: string | null },
): PageIdentity {
  const names = shopNames(site);
  const clean = (text: string | null) => {
    const left = text === null ? null : withoutShop(text, site);
    return left === null || names.has(letters(left)) ? null : left;
  };
  const declared = [$('link[rel~="canonical"]').attr('href'), $('meta[property="og:url"]').attr('content')];
  return {
    site,
    headings: site.headings.filter((heading) => letters(heading) !== '' && !names.has(letters(heading))),
    ogTitle: clean(texts.ogTitle),
    title: clean(texts.title),
    addresses: [
      url,
      ...declared.flatMap((address) => (address && URL.canParse(address, url) ? [new URL(address, url)] : [])),
    ],
  };
}

/** The heading that the page's title or `og:title` repeats. */
export function repeatedHeading({ headings, ogTitle, title }: PageIdentity): string | null {
  const titles = new Set([ogTitle, title].map((text) => letters(text ?? '')));
  return headings.find((heading) => titles.has(letters(heading))) ?? null;
}

/** The heading, where the page's title, `og:title` or address says the same. */
export const confirmedHeading = (page: PageIdentity): string | null =>
  repeatedHeading(page) ?? page.headings.find((heading) => isInAddress(heading, page)) ?? null;

/** The page's own title: its repeated heading, else what its address repeats, else what it declares. */
export const titleOf = (page: PageIdentity): string | null =>
  repeatedHeading(page) ??
  [page.ogTitle, page.title, ...page.headings].find((text) => text !== null && isInAddress(text, page)) ??
  page.ogTitle ??
  page.title;

/** Whether a text is written in one of the page's addresses: '/products/azul-mini'. */
export const isInAddress = (text: string, { addresses }: PageIdentity): boolean =>
  addresses.some(({ pathname }) =>
    pathname.split('/').some((part) => {
      const slug = decoded(part).replace(/\.\w{2,5}$/, '');
      // '/404' says less than '404 Not Found'.
      return areSimilar(slug, text) && (sharedWords(slug, text) > 1 || letters(slug).includes(letters(text)));
    }),
  );

export function agreementOf(name: string | null, address: string | null, page: PageIdentity): Agreement {
  const texts = [...page.headings, page.ogTitle, page.title].flatMap((text) => text ?? []);
  const [own] = page.addresses;
  const url = address !== null && own && URL.canParse(address, own) ? new URL(address, own) : null;
  const cleaned = name === null ? null : (withoutShop(name, page.site) ?? name);
  if (cleaned !== null && texts.some((text) => letters(text) === letters(cleaned))) return 'exact';
  if (url && page.addresses.some((other) => isSameAddress(url, other))) return 'address';
  if (cleaned === null || texts.length === 0) return 'unknown';
  const isElsewhere = url !== null && url.pathname !== '/';
  return !isElsewhere && (texts.some((text) => areSimilar(text, cleaned)) || isInAddress(cleaned, page))
    ? 'partial'
    : 'none';
}

const isSameAddress = (a: URL, b: URL): boolean => plainPath(a) === plainPath(b) && plainPath(a) !== '';
const plainPath = ({ pathname }: URL): string => decoded(pathname).toLowerCase().replace(/\/$/, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether two texts share most words of the shorter one, or one contains the other. */
export function areSimilar(one: string, other: string): boolean {
  const size = Math.min(wordsOf(one).size, wordsOf(other).size);
  const shared = sharedWords(one, other);
  if (shared > 0 && (shared === size || (shared > 1 && shared * 2 >= size))) return true;
  const [shorter = '', longer = ''] = [letters(one), letters(other)].toSorted((x, y) => x.length - y.length);
  return shorter.length > 3 && longer.includes(shorter);
}

function sharedWords(one: string, other: string): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    foldTitle(text)
      .split(' ')
      .filter((word) => word.length > 2 || /^\d+$/.test(word)),
  );
