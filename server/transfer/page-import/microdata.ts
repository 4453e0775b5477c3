import type { Cheerio, CheerioAPI } from 'cheerio';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { known } from './page-facts.ts';
import { plainText } from './plain-text.ts';
import type { ProductData } from './product-data.ts';
import { MAX_ATTRIBUTE_LENGTH, MAX_MARKUP_LENGTH } from './text-limits.ts';

const MAX_CANDIDATES = 200;
const MAX_CLIMB = 200;
const TYPES = /schema\.org\/((board|tabletop)?game|(individual)?product(model|group)?)\/?$/i;

type Element = ReturnType<CheerioAPI>;

/** The products and games of a page's microdata: properties of each item itself, not of nested items. */
export function microdata($: CheerioAPI): ProductData[] {
  const items = new Map<Node | null, Partial<Record<(typeof NAMES)[number], Element>>>();
  for (const name of NAMES)
    for (const node of $(`[itemprop~="${name}"]`).slice(0, MAX_CANDIDATES).toArray()) {
      const element = $(node);
      const item = itemOf(element);
      if (item === undefined) continue;
      const found = items.get(item) ?? {};
      if (!found[name] && read(element, name)) found[name] = element;
      items.set(item, found);
    }
  return [...items.values()].flatMap((found) => {
    const value = (name: (typeof NAMES)[number]) => (found[name] ? read(found[name], name) : null);
    const facts = known({
      title: plainText(value('name'), MAX_TITLE_LENGTH),
      imageUrl: value('image'),
      description: plainText(value('description'), MAX_NOTES_LENGTH),
    });
    return Object.keys(facts).length === 0 ? [] : [{ facts, address: value('url') }];
  });
}

const NAMES = ['name', 'image', 'description', 'url'] as const;

const read = (element: Element, name: (typeof NAMES)[number]): string | null =>
  ((name === 'image' || name === 'url' ? addressOf(element) : textOf(element)) ?? '').trim() || null;

/** The nearest enclosing item; null if there is none, which is common in shops; undefined if that is no product of the page. */
function itemOf(element: Element): Node | null | undefined {
  let around: Cheerio<Element[0]> = element.parent();
  for (let climbed = 0; around.length > 0 && climbed < MAX_CLIMB; climbed += 1) {
    const [node] = around;
    if (around.attr('itemscope') !== undefined || around.attr('itemtype') !== undefined)
      return isProduct(around.attr('itemtype')) && !OTHERS.test(around.attr('itemprop') ?? '') ? node : undefined;
    around = around.parent();
  }
  return null;
}

/** Properties under which an item names other products. */
const OTHERS = /isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|hasVariant/i;

const isProduct = (types = ''): boolean =>
  types
    .slice(0, MAX_ATTRIBUTE_LENGTH)
    .split(/\s+/)
    .some((type) => TYPES.test(type));

type Node = Element[0];

const MAX_NODES = 1000;

/** A node and its descendants in document order; limited against malicious pages. */
export function* within(node: Node, isLeftOut: (node: Node) => boolean = () => false): Generator<Node> {
  const waiting = [node];
  for (let seen = 0; seen < MAX_NODES; seen += 1) {
    const next = waiting.pop();
    if (!next) return;
    if (isLeftOut(next)) continue;
    yield next;
    if ('children' in next) waiting.push(...next.children.slice(0, MAX_NODES).toReversed());
  }
}

/** Text only for screen readers ('Details about') or the browser is not part of a name. */
const isUnseen = (node: Node): boolean =>
  'attribs' in node &&
  (/^(script|style|button)$/.test(node.name) ||
    node.attribs['hidden'] !== undefined ||
    /(^|\s)(sr-only|visually-hidden|g-hdn)(\s|$)/.test((node.attribs['class'] ?? '').slice(0, MAX_ATTRIBUTE_LENGTH)));

/** The visible text of an element, limited in length, or its `content`. */
export function textOf(element: Element): string | null {
  const content = element.attr('content');
  const [node] = element;
  if (content !== undefined || !node) return content ?? null;
  let text = '';
  for (const inner of within(node, isUnseen)) {
    if (inner.nodeType === 3 && 'data' in inner) text += inner.data;
    if (text.length > MAX_MARKUP_LENGTH) break;
  }
  return text.slice(0, MAX_MARKUP_LENGTH);
}

const ADDRESS_ATTRIBUTES = ['content', 'src', 'href', 'data-src', 'data-original', 'data'];

/** An image's URL: of the element itself, or of a descendant for an ImageObject or wrapper. */
function addressOf(element: Element): string | null {
  const [node] = element;
  if (!node) return null;
  for (const inner of within(node)) {
    if (!('attribs' in inner) || (inner !== node && !isAddressed(inner.name, inner.attribs['itemprop']))) continue;
    const values = ADDRESS_ATTRIBUTES.map((attribute) => inner.attribs[attribute]?.trim());
    const found = values.find((value) => value && !/^(data|javascript):|^#/i.test(value));
    if (found) return found;
  }
  return null;
}

const isAddressed = (name: string, itemprop = ''): boolean => name === 'img' || /^(contentUrl|url)$/.test(itemprop);
