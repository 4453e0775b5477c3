import type { CheerioAPI } from 'cheerio';
import { MAX_TITLE_LENGTH, MAX_URL_LENGTH } from '#shared/limits.ts';
import type { FetchedPage } from '#server/outbound/page-fetcher/fetch-page.ts';
import { bggIdInAddress, bggItem } from './bgg-item.ts';
import { jsonLd } from './json-ld.ts';
import { metaTags, siteName } from './meta-tags.ts';
import { microdata } from './microdata.ts';
import { firstOf, known, type PageFacts } from './page-facts.ts';
import { parseHtml } from './parse-html.ts';
import { plainText } from './plain-text.ts';
import { productPicture } from './product-picture.ts';
import { repeatedTexts } from './repeated-texts.ts';
import { withoutShop } from './shop-title.ts';
import { durationOf, minAgeOf, playersOf } from './fact-texts.ts';

const PLAYERS = /\b(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\+?\s?(?:players?|spieler|joueurs|jugadores|giocatori)\b/i;

const MINUTES = /\b(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\s?(?:minutes?|mins?\b|minuten|minutos|minuti)/i;

const AGE =
  /\bages?:?\s?(\d{1,2})\b|\b(\d{1,2})\s?(?:years?|yrs)\s?(?:and|or|&)\s?(?:up|older)|\bab (\d{1,2}) jahren?/i;

/** Parses a description: '2-4 players, 45 minutes, ages 8+'. */
function factsInText(text: string): PageFacts {
  const [, least, most] = PLAYERS.exec(text) ?? [];
  const [, shortest, longest] = MINUTES.exec(text) ?? [];
  const age = AGE.exec(text)?.slice(1).find(Boolean);
  return known({
    players: playersOf(least, most),
    duration: durationOf(shortest, longest),
    minAge: minAgeOf(age),
  });
}

/**
 * Reads a game's data from a page. Each value comes from the first source that has it: BoardGameGeek's data, JSON-LD,
 * microdata, Open Graph, gallery picture, page title, description. @throws PageUnreadable
 */
export async function readPage({ html, charset, url }: FetchedPage): Promise<PageFacts> {
  const $ = await parseHtml(html, charset);
  const site = { name: siteName($), hostname: url.hostname, ...repeatedTexts($) };
  const sources = [bggItem($), jsonLd($), microdata($), metaTags($), productPicture($), { title: pageTitle($) }].map(
    (source) =>
      known({
        ...source,
        title: source.title && withoutShop(source.title, site),
        imageUrl: imageAddress($, source.imageUrl, url),
      }),
  );
  const facts = firstOf(sources);
  return firstOf([facts, known({ bggId: bggIdInAddress(url) }), factsInText(facts.description ?? '')]);
}

const pageTitle = ($: CheerioAPI): string => plainText($('title').first().text(), MAX_TITLE_LENGTH) ?? '';

/** An absolute web URL: forms accept no other. */
function imageAddress($: CheerioAPI, imageUrl: string | undefined, page: URL): string | null {
  if (imageUrl === undefined || imageUrl.length > MAX_URL_LENGTH) return null;
  const base = $('base[href]').attr('href') ?? '';
  const from = URL.canParse(base, page) ? new URL(base, page) : page;
  if (!URL.canParse(imageUrl, from)) return null;
  const { protocol, href } = new URL(imageUrl, from);
  return /^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH ? href : null;
}
