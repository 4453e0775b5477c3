import type { CheerioAPI } from 'cheerio';
import { foldTitle } from '#shared/text/fold-title.ts';
import { nodesIn, typeNames } from './json-ld-nodes.ts';
import { areSimilar, confirmedHeading, isInAddress, type PageIdentity } from './page-identity.ts';
import { letters } from './shop-title.ts';

/** 'product', 'og:product', 'ebay-objects:item', 'zalando_sharing:product'. */
const PRODUCT_TYPE = /(?:^|[.:_])(?:product|item|game|boardgame|book)(?:$|[.:_])/i;
const PRICE = '[property="product:price:amount"], [property="og:price:amount"], [property="product:availability"]';
const PICTURE = '[property="og:image"], [name="og:image"]';
const GALLERY = '#landingImage, [data-a-dynamic-image], [data-old-hires], [data-large_image], [data-zoom-image]';
const LISTING = /^(SearchResultsPage|CollectionPage|CheckoutPage|ContactPage|FAQPage|AboutPage)$/;

/** What the sources of a page found. */
interface Found {
  hasAgreeingData: boolean;
  /** Product data of other things than the page's. */
  hasOtherData: boolean;
  hasGameFacts: boolean;
}

/**
 * Whether a page is that of a product. A sign for it is needed, because pages that are none (checks for robots, sign-in, not
 * found) are worded in any way and language, and games can be called like them.
 */
export function isProductPage($: CheerioAPI, page: PageIdentity, ldNodes: unknown[], found: Found): boolean {
  const types = $('meta[property="og:type"], meta[name="og:type"]').attr('content') ?? '';
  if (found.hasAgreeingData || PRODUCT_TYPE.test(types) || $(PRICE).length > 0 || $(GALLERY).length > 0) return true;
  const heading = confirmedHeading(page);
  if (found.hasGameFacts && (heading !== null || page.ogTitle !== null)) return true;
  if (found.hasOtherData || isHidden($) || isFrontPage(page) || isSignIn($) || isListing($, page, ldNodes))
    return false;
  if (heading !== null && (letters(heading) === letters(page.ogTitle ?? '') || isInAddress(heading, page))) return true;
  const { ogTitle, title } = page;
  if ([ogTitle, title].some((text) => text !== null && isInAddress(text, page))) return true;
  const isDeclared = ogTitle !== null && areSimilar(ogTitle, title ?? ogTitle) && $(PICTURE).length > 0;
  return isDeclared && (page.headings.length === 0 || isOwnAddress($, page));
}

/** The page declares that its address is the one that was asked for. */
const isOwnAddress = ($: CheerioAPI, { addresses: [own] }: PageIdentity): boolean => {
  const declared = $('link[rel~="canonical"]').attr('href') ?? '';
  return own !== undefined && URL.canParse(declared, own) && new URL(declared, own).pathname === own.pathname;
};

/** Pages that are not to be found by search engines are seldom products. */
const isHidden = ($: CheerioAPI): boolean => /noindex/i.test($('meta[name="robots" i]').attr('content') ?? '');

/** The front page, also where an address of a product that is no more leads to it: '/', '/de', '/en-us/'. */
const isFrontPage = ({ addresses }: PageIdentity): boolean =>
  addresses.some(({ pathname }) => /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w{2,5})?$/i.test(pathname));

/** A password is asked for in the page itself, not in its frame. */
const isSignIn = ($: CheerioAPI): boolean =>
  $('input[type="password"]')
    .toArray()
    .some((input) => $(input).closest(FRAME).length === 0);

const FRAME =
  'header, nav, footer, aside, dialog, template, noscript, [hidden], [aria-hidden="true"], [role="dialog"], [class*="modal" i], [class*="popup" i], [class*="drawer" i], [class*="dropdown" i], [class*="offcanvas" i]';

/** A page of results: it says so in its data, or repeats what was searched for. */
function isListing($: CheerioAPI, page: PageIdentity, ldNodes: unknown[]): boolean {
  if (ldNodes.some((value) => nodesIn(value).some((node) => typeNames(node).some((type) => LISTING.test(type)))))
    return true;
  if ($('[itemtype*="SearchResultsPage"]').length > 0) return true;
  const typed = $('input[type="search"], input[name="q"], input[name="s"], input[name="search"], input[name="query"]')
    .toArray()
    .map((input) => $(input).attr('value') ?? '');
  const asked = [...(page.addresses[0]?.searchParams.values() ?? []), ...typed].map(foldTitle);
  const texts = [...page.headings, page.ogTitle ?? '', page.title ?? ''].map(foldTitle);
  return asked.some((words) => words.length > 1 && texts.some((text) => text !== words && text.includes(words)));
}
