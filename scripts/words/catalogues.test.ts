import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/text/languages.ts';
import { ELEMENTS } from '#shared/words/message.ts';

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

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const nameIn = ({ type, value }: { type: number; value: string }): string[] =>
  type === ELEMENTS.text ? [] : [type === ELEMENTS.tag ? `<${value}>` : value];

/** Names of the values and tags of a message, each once. @throws SyntaxError for what ICU does not read */
const partsOf = (message: string): string[] => {
  const names = (elements: readonly Element[]): string[] =>
    elements.flatMap((element) => [
      ...('value' in element ? nameIn(element) : []),
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : []),
      ...('children' in element ? names(element.children) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(message, 'en').getAst()))].toSorted();
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
        if (hasValues(message)) expect([message, ...partsOf(translation)]).toEqual([message, ...partsOf(message)]);
        else expect([message, hasValues(translation)]).toEqual([message, false]);
      }
    },
  );

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
