import type { CheerioAPI } from 'cheerio';
import { foldTitle } from '#shared/text/fold-title.ts';
import { textOf, within } from './microdata.ts';
import { letters } from './shop-title.ts';
import { MAX_ATTRIBUTE_LENGTH } from './text-limits.ts';

type Node = ReturnType<CheerioAPI>[0] & object;

const MAX_NODES = 60_000;
const MAX_LINES = 3_000;
const MAX_LINE = 2_000;
const MAX_CARD_TEXT = 600;
const MAX_HEADINGS = 500;
const MAX_FIRST_HEADINGS = 20;
const HEADINGS = 'h1, #productTitle';

const BLOCKS = new Set(
  'address article blockquote br dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const UNREAD = new Set(
  'script style noscript template button select option textarea nav footer aside iframe svg dialog head blockquote'.split(
    ' ',
  ),
);

/** Words of headings, classes and ids of what is not the product itself: reviews, questions, other products. */
const OTHERS = new Set(
  (
    'review reviews rating ratings comment comments opinion opinions testimonial testimonials questions faq related similar recommended recommendations recommendation upsell upsells crosssell crosssells crossselling cross also recently accessories accessory breadcrumb breadcrumbs ' +
    'rezensionen rezension bewertungen bewertung kundenbewertungen kundenrezensionen kundenmeinungen meinungen kommentare fragen ähnliche passende passend zubehör empfehlungen zuletzt kauften gefallen auch ' +
    'avis commentaires similaires associes associés aussi recommandes également accessoires consultés ' +
    'opiniones reseñas valoraciones comentarios relacionados similares también recomendados vistos accesorios ' +
    'recensioni recensione opinioni commenti correlati simili anche consigliati accessori visti ' +
    'beoordelingen beoordeling recensies gerelateerde gerelateerd vergelijkbare ook aanbevolen bekeken accessoires ' +
    'opinie recenzje komentarze podobne powiązane również polecane ostatnio akcesoria avaliações avaliacoes'
  )
    .split(' ')
    .map(foldTitle),
);
const OTHERS_IN_JAPANESE = /レビュー|口コミ|関連|おすすめ|オススメ|こちらも|最近|質問|評価/;

/** Texts without spaces, in which the words of a heading cannot be told apart. */
const isOfOthers = (text: string): boolean =>
  OTHERS_IN_JAPANESE.test(text) ||
  foldTitle(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .split(' ')
    .some((word) => OTHERS.has(word));

/**
 * The lines of text that a page shows of its product, in their order: what follows its heading, without reviews, questions and other
 * products. Limited against malicious pages.
 */
export function productLines($: CheerioAPI, heading: string | null): string[] {
  const root = $('body')[0] ?? $.root()[0];
  const wanted = letters(heading ?? '');
  const start =
    heading === null
      ? null
      : $(HEADINGS)
          .slice(0, MAX_FIRST_HEADINGS)
          .toArray()
          .find((element) => letters(textOf($(element)) ?? '').includes(wanted));
  const lines: string[] = [];
  let line = '';
  let isReading = !start;
  let skippedBelow = 0;
  let seen = 0;
  let headings = 0;
  const cards = cardsOf($);
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '' && isReading && skippedBelow === 0 && lines.length < MAX_LINES) lines.push(text);
    line = '';
  };
  const waiting: (Node | 'end')[] = root ? [root] : [];
  for (let node = waiting.pop(); node !== undefined && seen < MAX_NODES; node = waiting.pop()) {
    seen += 1;
    if (node === 'end') {
      endLine();
      continue;
    }
    if (node.nodeType === 3 && 'data' in node) {
      if (isReading && skippedBelow === 0 && line.length < MAX_LINE) line += node.data;
      continue;
    }
    if (!('children' in node)) continue;
    const name = 'name' in node ? node.name : '';
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
    if (node === start) {
      endLine();
      isReading = true;
      continue;
    }
    if (isReading && isLeftOut(node, name, cards)) continue;
    if (level > 0 && isReading && (headings += 1) < MAX_HEADINGS) {
      if (isOfOthers((textOf($(node)) ?? '').slice(0, MAX_ATTRIBUTE_LENGTH)))
        skippedBelow = skippedBelow === 0 ? level : Math.min(skippedBelow, level);
      else if (level <= skippedBelow) skippedBelow = 0;
    }
    const isBlock = BLOCKS.has(name);
    if (isBlock) {
      endLine();
      waiting.push('end');
    } else if (name !== '') line += ' ';
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as Node);
  }
  endLine();
  return lines;
}

function isLeftOut(node: Node, name: string, cards: ReadonlySet<Node>): boolean {
  if (UNREAD.has(name) || cards.has(node)) return true;
  if (!('attribs' in node)) return false;
  const { class: classes = '', id = '', itemprop = '', itemtype = '', hidden, style = '' } = node.attribs;
  if (hidden !== undefined || /display:\s?none/i.test(style)) return true;
  if (/review|isRelatedTo|isSimilarTo|comment|isAccessory/i.test(itemprop)) return true;
  if (/Review|Question|Comment|Rating$/.test(itemtype)) return true;
  return name !== 'body' && name !== 'main' && isOfOthers(`${classes} ${id}`.slice(0, MAX_ATTRIBUTE_LENGTH));
}

const CARDS = new Set(['li', 'article', 'div']);
const MAX_CARD_MARKS = 1_000;
const MAX_CARD_DEPTH = 7;
const NO_PAGE = /^(?:#|javascript:)|\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i;

/** Short pieces with a link that has a picture or a heading in it, or is in one: other products. */
function cardsOf($: CheerioAPI): ReadonlySet<Node> {
  const cards = new Set<Node>();
  for (const mark of $('img, h2, h3, h4').slice(0, MAX_CARD_MARKS).toArray()) {
    let isLinked = [...within(mark)].some((inner) => isLink(inner));
    let around: Node | null = mark;
    for (let depth = 0; around && depth < MAX_CARD_DEPTH; depth += 1) {
      isLinked ||= isLink(around);
      if (isLinked && 'name' in around && CARDS.has(around.name) && !cards.has(around)) {
        if (!isShort(around)) break;
        cards.add(around);
      }
      around = around.parent;
    }
  }
  return cards;
}

/** A link to another page, not to a part of this one or to a picture. */
const isLink = (node: Node): boolean =>
  'attribs' in node &&
  node.name === 'a' &&
  node.attribs['href'] !== undefined &&
  !NO_PAGE.test(node.attribs['href'].slice(0, MAX_ATTRIBUTE_LENGTH));

/** Whether an element has little text, and no heading of the page, table or list of facts. */
function isShort(node: Node): boolean {
  let length = 0;
  for (const inner of within(node)) {
    if ('name' in inner && /^(?:h1|table|dl)$/.test(inner.name)) return false;
    if (inner.nodeType === 3 && 'data' in inner) length += inner.data.trim().length;
    if (length > MAX_CARD_TEXT) return false;
  }
  return true;
}
