import { escapeHtml } from './escape-html.ts';

/** HTML that is ready to be sent; made by `markup` alone. */
export class Markup {
  constructor(readonly html: string) {}
}

/** What may stand in a template: text is escaped, markup stands as it is, nothing leaves nothing. */
export type Part = Markup | string | number | null | undefined | false | readonly Part[];

/**
 * A tagged template for pages that the server draws: whatever is put into it is escaped, in elements and in quoted
 * attributes, unless it is markup already.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((whole, text, place) => whole + htmlOf(parts[place - 1]) + text));

/** Our own drawing, which holds nothing that anybody typed. */
export const drawing = (svg: string): Markup => new Markup(svg);

function htmlOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(htmlOf).join('');
}
