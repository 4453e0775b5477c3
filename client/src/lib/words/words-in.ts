import { createElement, Fragment, type ReactNode } from 'react';
import { type Names, type Tags, type Values, write } from '#shared/words/message.ts';
import { partsOf } from '#shared/words/read-message.ts';
import { readersLocale } from '../reader-time.ts';

type Nodes<M extends string> = { [Name in Names<M>]: ReactNode } & {
  [Tag in Tags<M>]: (inner: ReactNode) => ReactNode;
};

/**
 * The words of a module: a message that its catalogues lack, or another name for one of its values, does not compile. The build
 * of a language puts the translation in the place of each message (scripts/words).
 * @typeParam M the English messages of its catalogues
 */
export const wordsIn = <M extends string>() => ({
  /** A message in the reader's language. */
  t: <K extends M>(message: K, ...[values]: Values<K>): string =>
    values === undefined ? message : write(partsOf(message), values, readersLocale()).join(''),
  /** The same with elements for its values and around its tags. */
  rich: <K extends M>(message: K, values: Nodes<K>): ReactNode =>
    createElement(Fragment, null, ...write<ReactNode>(partsOf(message), values, readersLocale())),
});
