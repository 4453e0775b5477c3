import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { partsOf } from '../../shared/words/read-message.ts';
import { findMessages, type WrittenMessage } from './find-messages.ts';

const ROOT = join(import.meta.dirname, '../..');

type Catalogue = Readonly<Record<string, string>>;

/**
 * Puts the words of one language in the place of the English messages, so that screens load no catalogue and no parser.
 * @param language of this build
 */
export function translate(language: string): Plugin {
  const catalogues = new Map<string, Catalogue>();
  /** Shown in English. */
  const missing = new Set<string>();
  const catalogueIn = (folder: string): Catalogue => {
    const known = catalogues.get(folder);
    if (known) return known;
    const read = JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')) as Catalogue;
    catalogues.set(folder, read);
    return read;
  };
  return {
    name: 'translate',
    // In development English needs no translation, and tests read what the code says.
    apply: (_config, { command }) => command === 'build' || language !== 'en',
    enforce: 'pre',
    buildStart() {
      if (!LANGUAGES.some((one) => one === language)) throw new Error(`${language} is none of the languages`);
      catalogues.clear();
    },
    transformIndexHtml: (html) => ({
      html: html.replace('<html lang="en">', `<html lang="${language}">`),
      // scripts/prerender.mjs writes it.
      tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `/manifest.${language}.webmanifest` } }],
    }),
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("/words/words.ts'")) return null;
      const wordOf = ({ folder, message }: WrittenMessage) => {
        if (language === 'en') return message;
        const word = catalogueIn(folder)[message];
        if (word === undefined) missing.add(`${folder}: ${message}`);
        return word ?? message;
      };
      return { code: replaceMessages(code, findMessages(id, code), wordOf), map: null };
    },
    buildEnd() {
      if (missing.size > 0) this.warn(`${missing.size} messages are in English: ${[...missing][0]}, … (npm run words)`);
    },
  };
}

/**
 * A source with words in the place of its messages. Those with values are read now and stand as parts before everything else,
 * on the first line, so that lines keep their numbers.
 */
export function replaceMessages(
  code: string,
  messages: readonly WrittenMessage[],
  wordOf: (message: WrittenMessage) => string,
): string {
  const parts: string[] = [];
  let end = code.length;
  const pieces: string[] = [];
  for (const one of messages.toReversed()) {
    const word = wordOf(one);
    pieces.unshift(one.hasValues ? `words$${parts.length}` : JSON.stringify(word), code.slice(one.end, end));
    if (one.hasValues) parts.push(`const words$${parts.length} = ${JSON.stringify(partsOf(word))};`);
    end = one.start;
  }
  return [...parts, code.slice(0, end), ...pieces].join('');
}
