import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { type CheerioAPI, decodeStream } from 'cheerio';
import type { FetchedPage } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import { MAX_TITLE_LENGTH, MAX_URL_LENGTH, MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import type { FactKind } from '#shared/games/facts/quantity.ts';
import { bggIdInAddress, bggItem } from './bgg-item.ts';
import { isProductPage } from './is-product-page.ts';
import { jsonLd, jsonLdValues } from './json-ld.ts';
import { microdata } from './microdata.ts';
import { firstOf, known, type PageFacts } from './page-facts.ts';
import { confirmedHeading, type PageIdentity, pageIdentity, repeatedHeading, titleOf } from './page-identity.ts';
import { productLines } from './page-lines.ts';
import { plainText } from './plain-text.ts';
import { agreeingProduct } from './product-data.ts';
import { productPicture } from './product-picture.ts';
import { proseFacts, type Quantities } from './prose-facts.ts';
import { quantityFacts } from './quantity-facts.ts';
import { repeatedTexts } from './repeated-texts.ts';
import { seenFacts } from './seen-facts.ts';
import { withoutShop } from './shop-title.ts';

const CHUNK_BYTES = 8 * 1024;
const MAX_MS = 3000;
const MAX_ROOTS = 3000;

/**
 * Parses a page. Malicious pages can slow any parser, so the page is fed in pieces, yielding to other requests, and
 * abandoned after 3 s. @throws PageUnreadable
 */
async function parseHtml(html: Buffer, charset: string | null): Promise<CheerioAPI> {
  const { promise, resolve, reject } = deferred<CheerioAPI>();
  const stream = decodeStream(
    {
      xml: { xmlMode: false, decodeEntities: true },
      encoding: {
        defaultEncoding: isUtf8(html) ? 'utf8' : 'windows-1252',
        ...(charset !== null && { transportLayerEncodingLabel: charset }),
      },
    },
    (error: Error | null | undefined, $) => (error ? reject(error) : resolve($)),
  );
  stream.on('error', reject);
  // It may reject before anybody awaits it.
  promise.catch(() => {});
  const until = performance.now() + MAX_MS;
  for (let start = 0; start < html.length; start += CHUNK_BYTES) {
    stream.write(html.subarray(start, start + CHUNK_BYTES));
    await setImmediate();
    if (performance.now() > until) {
      stream.destroy();
      throw new PageUnreadable('it takes too long to read');
    }
  }
  stream.end();
  const $ = await promise;
  // Selecting is quadratic in the number of elements outside <html>.
  if (($.root()[0]?.children.length ?? 0) > MAX_ROOTS) throw new PageUnreadable('it is no document');
  return $;
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

const TITLES = ['og:title', 'twitter:title'];
const IMAGES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description'];

/** Open Graph and similar tags, under `property` (correct) or `name` (common). */
function metaTags($: CheerioAPI): PageFacts {
  const contents = new Map<string, string>();
  for (const element of $('meta').toArray()) {
    const { property, name, content } = element.attribs;
    const key = (property ?? name ?? '').trim().toLowerCase();
    if (content?.trim() && !contents.has(key)) contents.set(key, content.trim());
  }
  const first = (keys: readonly string[]) => keys.map((key) => contents.get(key)).find(Boolean);
  return known({
    title: plainText(first(TITLES), MAX_TITLE_LENGTH),
    imageUrl: first(IMAGES) ?? $('link[rel~="image_src"]').attr('href')?.trim(),
    description: plainText(first(DESCRIPTIONS), MAX_NOTES_LENGTH),
  });
}

/** The name of a site according to itself. */
const siteName = ($: CheerioAPI): string | null =>
  plainText(
    $('meta[property="og:site_name"], meta[name="og:site_name"], meta[name="application-name"]').attr('content'),
    100,
  );

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
