import { Parser } from 'htmlparser2';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { BggFailure } from './bgg-failure.ts';

/** An element with its content. The text is its own only, trimmed. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Root elements of BoardGameGeek's answers; anything else, such as a web page, is invalid. */
const ANSWERS = new Set(['items', 'errors', 'error', 'message']);

/** Root elements whose children are passed on one by one. */
const LISTS = new Set(['items', 'plays']);

/** An answer is six levels deep; the cost of closing a tag grows with the depth. */
const MAX_DEPTH = 30;
/** Elements and attributes of one item: a game with hundreds of links and versions has some thousands. */
const MAX_PARTS = 50_000;
/** Characters of one text or attribute: twice the longest stored text, a comment. */
const MAX_TEXT_LENGTH = 2 * MAX_NOTES_LENGTH;

/**
 * Parses an answer as a stream. Each element below `items` or `plays` is passed on and then dropped, so memory does not grow with
 * the answer; other answers are returned as a tree.
 * @throws BggFailure unreadable for any other or a truncated answer, too_large
 */
export async function readXml(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onItem: (item: XmlElement) => void,
  roots: ReadonlySet<string> = ANSWERS,
): Promise<XmlElement> {
  const tree = new TreeBuilder(onItem, roots);
  const parser = new Parser(tree, { xmlMode: true });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BggFailure('too_large', `its answer is larger than ${maxBytes} bytes`);
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder.decode());
  // The parser closes open elements at the end, so completeness is checked before.
  const { root, isWhole } = tree;
  parser.end();
  if (!root || !isWhole) throw unreadable('its answer is no XML, or breaks off');
  return root;
}

const unreadable = (message: string) => new BggFailure('unreadable', message, { mayPass: true });

class TreeBuilder {
  root: XmlElement | null = null;
  isWhole = false;
  readonly #open: XmlElement[] = [];
  #parts = 0;

  constructor(
    private readonly onItem: (item: XmlElement) => void,
    private readonly roots: ReadonlySet<string>,
  ) {}

  onattribute(): void {
    this.#count();
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const element = { name, attributes: shortened(attributes), text: '', children: [] };
    const parent = this.#open.at(-1);
    if (!parent) {
      if (this.root || !this.roots.has(name)) throw unreadable(`its answer begins with <${name}>`);
      this.root = element;
    } else if (!this.#isList(parent)) parent.children.push(element);
    this.#open.push(element);
    this.#count();
  }

  #count(): void {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS || this.#open.length > MAX_DEPTH) throw unreadable('its answer goes on without end');
  }

  ontext(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text.slice(0, MAX_TEXT_LENGTH - element.text.length);
  }

  onclosetag(): void {
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (!element) return;
    element.text = element.text.trim();
    if (!parent) this.isWhole = true;
    else if (this.#isList(parent)) {
      this.#parts = 0;
      this.onItem(element);
    }
  }

  #isList = (element: XmlElement): boolean => element === this.root && LISTS.has(element.name);
}

const shortened = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value.slice(0, MAX_TEXT_LENGTH)]));

/** The first child element with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The text of the first child element with a name, or ''. */
export const textOf = (element: XmlElement, name: string): string => childOf(element, name)?.text ?? '';

/** The `value` of the first child element with a name, or ''. */
export const valueOf = (element: XmlElement | undefined, name: string): string =>
  childOf(element, name)?.attributes.value ?? '';
