import type { CheerioAPI } from 'cheerio';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { firstText, nodesIn, typeNames } from './json-ld-nodes.ts';
import { lenientJson } from './lenient-json.ts';
import { textOf } from './microdata.ts';
import { plainText } from './plain-text.ts';
import type { Site } from './shop-title.ts';

const MAX_BREADCRUMBS = 40;
const MAX_HEADINGS = 5;
const BREADCRUMBS = '[class*="breadcrumb" i] a, [id*="breadcrumb" i] a, [aria-label*="breadcrumb" i] a';

/** Texts that a page repeats, used to separate its title from the shop's words. */
export function repeatedTexts($: CheerioAPI): Pick<Site, 'breadcrumbs' | 'headings'> {
  const texts = (selector: string, most: number) =>
    $(selector)
      .slice(0, most)
      .toArray()
      .flatMap((element) => plainText(textOf($(element)), MAX_TITLE_LENGTH) ?? []);
  return {
    breadcrumbs: [...declaredBreadcrumbs($), ...texts(BREADCRUMBS, MAX_BREADCRUMBS)],
    headings: texts('#productTitle, h1', MAX_HEADINGS),
  };
}

/** The names in JSON-LD's BreadcrumbList. */
function declaredBreadcrumbs($: CheerioAPI): string[] {
  const scripts = $('script[type*="ld+json" i]').toArray();
  const nodes = scripts.flatMap((element) => nodesIn(lenientJson($(element).text())));
  const lists = nodes.filter((node) => typeNames(node).includes('BreadcrumbList'));
  const entries = lists.flatMap((list) => nodesIn(list['itemListElement'])).slice(0, MAX_BREADCRUMBS);
  return entries.flatMap((entry) => plainText(firstText(entry['name']), MAX_TITLE_LENGTH) ?? []);
}
