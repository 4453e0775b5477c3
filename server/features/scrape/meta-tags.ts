import type { CheerioAPI } from 'cheerio';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { known, type PageFacts } from './page-facts.ts';
import { plainText } from './plain-text.ts';

const TITLES = ['og:title', 'twitter:title'];
const IMAGES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description'];

/** Open Graph and similar tags, under `property` (correct) or `name` (common). */
export function metaTags($: CheerioAPI): PageFacts {
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
export const siteName = ($: CheerioAPI): string | null =>
  plainText(
    $('meta[property="og:site_name"], meta[name="og:site_name"], meta[name="application-name"]').attr('content'),
    100,
  );
