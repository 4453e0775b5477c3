import { partsOf } from '#shared/words/read-message.ts';
import { type Values, write } from './message.ts';
import { presentWriter } from './reader.ts';
import type de from './de.json';

/**
 * A message of `shared/` in the reader's language: on the server that of the request, so it is asked for when it is needed, not
 * when a module is loaded.
 */
export const t = <K extends keyof typeof de>(message: K, ...[values]: Values<K>): string => {
  const { translated, locale } = presentWriter();
  const text = translated(message);
  return values === undefined ? text : write(partsOf(text), values, locale()).join('');
};

/** A message of `shared/` that was read when a module was loaded, in the reader's language; as it is if no catalogue has it. */
export const known = (message: string): string => presentWriter().translated(message);
