import { escapeHtml } from './escape-html.ts';

/** HTML that is ready to be sent; created by `markup` only. */
export class Markup {
  constructor(readonly html: string) {}
}

/** Values for a template: text is escaped, markup is inserted as it is, empty values are omitted. */
export type Part = Markup | string | number | null | undefined | false | readonly Part[];

/**
 * A tagged template for server-rendered pages: values are escaped for elements and quoted attributes, unless they are
 * markup.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((whole, text, place) => whole + htmlOf(parts[place - 1]) + text));

/** Trusted SVG without user input. */
export const trustedSvg = (svg: string): Markup => new Markup(svg);

function htmlOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(htmlOf).join('');
}
