import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import type { Parts } from '#shared/words/message.ts';
import { partsOf } from '#shared/words/read-message.ts';

export type Translated = Exclude<Language, 'en'>;

const FOLDERS = ['client/src', 'server', 'shared'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)words\/de\.json$/.test(file))
    .map((file) => join(root, dirname(file))),
);

const read = (language: Translated): readonly (readonly [english: string, translation: string])[] =>
  FOLDERS.flatMap((folder) =>
    Object.entries(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>),
  );

/** Every English message of all modules with its translation. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.filter((one) => one !== 'en').map((language) => [language, read(language)]),
) as Readonly<Record<Translated, ReturnType<typeof read>>>;

/** What a message may be, with any values: the text of a regular expression. */
export const patternOf = (message: string): string =>
  /[{<]/.test(message) ? patternOfParts(partsOf(message)) : literal(message);

/** The text that a message has without its values, those of all its cases. */
export const literalsOf = (message: string): string[] =>
  /[{<]/.test(message) ? literalsOfParts(partsOf(message)) : [message];

/** Finds on a screen what begins as the English message says, in another language and with any values. @throws Error for a message that no catalogue has */
export function said(language: Translated, english: string): RegExp {
  const found = new Set(CATALOGUES[language].flatMap(([message, own]) => (message === english ? [own] : [])));
  if (found.size === 0) throw new Error(`no catalogue has '${english}'`);
  return new RegExp(`^\\s*(?:${[...found].map(patternOf).join('|')})(?!\\p{L})`, 'u');
}

const literal = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

const patternOfParts = (parts: Parts): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return literal(part);
      if (part === 0) return String.raw`[\d.,\s]+`;
      const [, inner] = part;
      if (inner === undefined || inner === 1) return '.*?';
      return `(?:${casesOf(inner).map(patternOfParts).join('|')})`;
    })
    .join('');

const literalsOfParts = (parts: Parts): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if (part === 0) return [];
    const [, inner] = part;
    return inner === undefined || inner === 1 ? [] : casesOf(inner).flatMap(literalsOfParts);
  });

/** What stands in a tag is one case. */
const casesOf = (inner: Parts | Readonly<Record<string, Parts>>): Parts[] =>
  Array.isArray(inner) ? [inner as Parts] : Object.values(inner as Readonly<Record<string, Parts>>);
