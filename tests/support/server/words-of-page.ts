import * as cheerio from 'cheerio';

/** What people typed, and what is written in its own language. */
const NOT_OURS = 'script, style, svg, bdi, [dir="auto"], [lang]:not(html), .brand, textarea';
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];
const HAS_WORD = /\p{L}{2}/u;

/** The pieces of text of a page that Rollcall writes, with the attributes that are read out; each once. */
export function wordsOfPage(html: string): Set<string> {
  const $ = cheerio.load(html);
  $(NOT_OURS).remove();
  const texts = $('*')
    .contents()
    .toArray()
    .flatMap((node) => (node.nodeType === 3 && 'data' in node ? [node.data] : []));
  const attributes = READ_ATTRIBUTES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const described = $('meta[property="og:description"]').attr('content') ?? '';
  const whole = [...texts, ...attributes, described].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return new Set(whole.filter((text) => HAS_WORD.test(text)));
}
