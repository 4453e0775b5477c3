import { LANGUAGES } from '#shared/text/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

const SERVER = 'server';
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
const folders = files.filter((file) => file.endsWith('/de.json')).map(dirname);
const catalogue = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(SERVER, folder, `${language}.json`), 'utf8')) as Record<string, string>;

const LITERAL = '0';
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the values and tags of a message, each once, with their kind. @throws SyntaxError for what ICU does not read */
const partsOf = (message: string): string[] => {
  const names = (elements: readonly Element[]): string[] =>
    elements.flatMap((element) => [
      ...('value' in element && `${element.type}` !== LITERAL ? [`${element.type} ${element.value}`] : []),
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : []),
      ...('children' in element ? names(element.children) : []),
    ]);
  return [...new Set(names(new IntlMessageFormat(message, 'en').getAst()))].toSorted();
};

describe.each(folders)('the catalogues in %s', (folder) => {
  const messages = Object.keys(catalogue(folder, 'de'));

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'have each message in %s, with its values',
    (language) => {
      const translated = catalogue(folder, language);
      expect(Object.keys(translated)).toEqual(messages);
      for (const [message, translation] of Object.entries(translated)) {
        expect([message, translation.trim()]).not.toContain('');
        expect([message, ...partsOf(translation)]).toEqual([message, ...partsOf(message)]);
      }
    },
  );

  test('are sorted, and have no message that nobody writes', () => {
    const module = join(folder.split('/')[0] === 'platform' ? 'platform' : (folder.split('/')[0] ?? ''));
    const sources = files
      .filter((file) => file.startsWith(module) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(SERVER, file), 'utf8'))
      .join('\n');
    const written = (message: string) => sources.includes(message) || sources.includes(message.replaceAll("'", "\\'"));
    expect(messages).toEqual(messages.toSorted());
    expect(messages.filter((message) => !written(message))).toEqual([]);
  });
});
