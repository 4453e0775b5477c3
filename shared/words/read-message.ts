import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, Parts } from './message.ts';

/** Reading a message takes longer than writing it. */
const known = new Map<string, Parts>();

/**
 * The parts of a message: those that a build wrote, else read from the text.
 * @throws SyntaxError for what is not in ICU's syntax; Error for what it has besides, such as dates and offsets of plurals, which
 * messages get as texts
 */
export function partsOf(message: Message): Parts {
  if (typeof message !== 'string') return message;
  const parts = known.get(message) ?? partsOfElements(parse(message));
  known.set(message, parts);
  return parts;
}

const partsOfElements = (elements: readonly MessageFormatElement[]): Parts =>
  elements.map((element) => {
    switch (element.type) {
      case TYPE.pound:
        return 0;
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return [element.value];
      case TYPE.tag:
        return [element.value, partsOfElements(element.children)];
      case TYPE.select:
        return [element.value, casesOf(element.options), 'select'];
      case TYPE.plural:
        if (element.offset === 0) return [element.value, casesOf(element.options), element.pluralType ?? 'cardinal'];
        break;
      case TYPE.number:
        if (!element.style) return [element.value, 1];
        break;
      default:
    }
    throw new Error(`a message has {${element.value}} in a way that is not known`);
  });

type Options = Readonly<Record<string, { value: MessageFormatElement[] }>>;

const casesOf = (options: Options): Record<string, Parts> =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, partsOfElements(value)]));
