import type { CheerioAPI } from 'cheerio';
import { MAX_TITLE_LENGTH, MAX_URL_LENGTH } from '#shared/limits.ts';
import type { FactKind } from '#shared/rules/games/quantity.ts';
import type { FetchedPage } from '#server/outbound/page-fetcher/fetch-page.ts';
import { bggIdInAddress, bggItem } from './bgg-item.ts';
import { isProductPage } from './is-product-page.ts';
import { jsonLd, jsonLdValues } from './json-ld.ts';
import { metaTags, siteName } from './meta-tags.ts';
import { microdata } from './microdata.ts';
import { firstOf, known, type PageFacts } from './page-facts.ts';
import { confirmedHeading, type PageIdentity, pageIdentity, repeatedHeading, titleOf } from './page-identity.ts';
import { productLines } from './page-lines.ts';
import { parseHtml } from './parse-html.ts';
import { plainText } from './plain-text.ts';
import { agreeingProduct } from './product-data.ts';
import { productPicture } from './product-picture.ts';
import { proseFacts, type Quantities } from './prose-facts.ts';
import { quantityFacts } from './quantity-facts.ts';
import { repeatedTexts } from './repeated-texts.ts';
import { seenFacts } from './seen-facts.ts';
import { withoutShop } from './shop-title.ts';

/**
 * Reads a game's data from a page. Each value comes from the first source that has it: BoardGameGeek's data, JSON-LD and microdata
 * that agree with the page, Open Graph, gallery picture, page title, labels, sentences. Without a sign of a product the page has
 * nothing but the id in its address. @throws PageUnreadable
 */
export async function readPage({ html, charset, url }: FetchedPage): Promise<PageFacts> {
  const $ = await parseHtml(html, charset);
  const site = { name: siteName($), hostname: url.hostname, ...repeatedTexts($) };
  const declared = metaTags($);
  const page = pageIdentity($, site, url, { title: pageTitle($), ogTitle: declared.title ?? null });
  const ldValues = jsonLdValues($);
  const data = [jsonLd(ldValues), microdata($)];
  const agreeing = data.flatMap((products) => agreeingProduct(products, page) ?? []);
  const told = gameFacts($, page, [...agreeing.map(({ facts }) => facts.description), declared.description]);
  const id = known({ bggId: bggIdInAddress(url) });
  const game = bggItem($);
  const isProduct =
    game.title !== undefined ||
    isProductPage($, page, ldValues, {
      hasAgreeingData: agreeing.length > 0,
      hasOtherData: data.some((products) => products.length > 1),
      hasGameFacts: told.players !== undefined || (told.minAge !== undefined && told.duration !== undefined),
    });
  if (!isProduct) return id;
  const heading = repeatedHeading(page);
  const products = agreeing.map(({ facts, agreement }) =>
    agreement === 'partial' && heading !== null ? { ...facts, title: heading } : facts,
  );
  const { description } = firstOf([...products, declared]);
  const sources = [
    game,
    ...products,
    known({ ...declared, title: undefined }),
    productPicture($),
    known({ title: titleOf(page) ?? declared.title ?? pageTitle($) }),
  ].map((source) =>
    known({
      ...source,
      title: source.title && withoutShop(source.title, site),
      imageUrl: imageAddress($, source.imageUrl, url),
    }),
  );
  return firstOf([...sources, known({ description }), id, told]);
}

/** What the page shows and says of a game: labelled facts before sentences, those of its descriptions first. */
function gameFacts($: CheerioAPI, page: PageIdentity, descriptions: readonly (string | undefined)[]): PageFacts {
  const heading = confirmedHeading(page) ?? page.headings[0] ?? null;
  const { labelled, told, unclear } = seenFacts(productLines($, heading));
  const described = descriptions.flatMap((text) => (text ? [proseFacts(text)] : []));
  const all = [labelled, ...[...described, told].map((facts) => withoutGuesses(facts, unclear))];
  // Minutes and years on a page without players are those of a delivery, a guarantee or other products.
  const isOfGame = all.some(({ players }) => players) || labelled.time !== undefined || labelled.age !== undefined;
  return firstOf((isOfGame ? all : all.slice(0, -1)).map(quantityFacts));
}

/** A single number, where the page has a label of its kind that was not understood, would be a guess. */
const withoutGuesses = ({ players, time, age }: Quantities, unclear: ReadonlySet<FactKind>): Quantities => ({
  ...(players && !(unclear.has('players') && players.min === players.max) && { players }),
  ...(time && !(unclear.has('time') && time.min === time.max) && { time }),
  ...(age && { age }),
});

const pageTitle = ($: CheerioAPI): string | null => plainText($('title').first().text(), MAX_TITLE_LENGTH);

/** An absolute web URL: forms accept no other. */
function imageAddress($: CheerioAPI, imageUrl: string | undefined, page: URL): string | null {
  if (imageUrl === undefined || imageUrl.length > MAX_URL_LENGTH) return null;
  const base = $('base[href]').attr('href') ?? '';
  const from = URL.canParse(base, page) ? new URL(base, page) : page;
  if (!URL.canParse(imageUrl, from)) return null;
  const { protocol, href } = new URL(imageUrl, from);
  return /^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH ? href : null;
}
