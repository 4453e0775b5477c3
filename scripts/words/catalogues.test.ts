import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/text/languages.ts';
import type { Parts } from '#shared/words/message.ts';
import { partsOf } from '#shared/words/read-message.ts';

const files = ['client/src', 'server', 'shared'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
);
const folders = files.filter((file) => file.endsWith('/words/de.json')).map(dirname);
const catalogue = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>;

/** The folder whose code may write the messages of a catalogue. */
const scopeOf = (folder: string): string => {
  if (folder === 'client/src/lib/words') return 'client/src';
  return folder.startsWith('server/platform/') ? 'server' : dirname(folder);
};

/** Names of the values and tags of a message, each once. @throws SyntaxError for what ICU does not read */
const namesIn = (message: string): string[] => {
  const names = (parts: Parts): string[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string' || part === 0) return [];
      const [name, inner = 1] = part;
      if (inner === 1) return [name];
      if (Array.isArray(inner)) return [`<${name}>`, ...names(inner as Parts)];
      return [name, ...Object.values(inner as Record<string, Parts>).flatMap(names)];
    });
  return [...new Set(names(partsOf(message)))].toSorted();
};

/** A message without values is plain text. */
const hasValues = (message: string): boolean => /[{<]/.test(message);

describe.each(folders)('the catalogues in %s', (folder) => {
  const messages = Object.keys(catalogue(folder, 'de'));

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'have each message in %s, with its values',
    (language) => {
      const translated = catalogue(folder, language);
      expect(Object.keys(translated)).toEqual(messages);
      for (const [message, translation] of Object.entries(translated)) {
        expect([message, translation.trim()]).not.toContain('');
        if (hasValues(message)) expect([message, ...namesIn(translation)]).toEqual([message, ...namesIn(message)]);
        else expect([message, hasValues(translation)]).toEqual([message, false]);
      }
    },
  );

  test('break no French line before its punctuation', () => {
    expect(Object.values(catalogue(folder, 'fr')).filter((words) => / [:;?!»]|« /.test(words))).toEqual([]);
  });

  test('are sorted, and have no message that nobody writes', () => {
    const sources = files
      .filter((file) => file.startsWith(`${scopeOf(folder)}/`) && /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const written = (message: string) =>
      sources.includes(message) ||
      sources.includes(message.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n'));
    expect(messages).toEqual(messages.toSorted());
    expect(messages.filter((message) => !written(message))).toEqual([]);
  });
});
