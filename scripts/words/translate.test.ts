import { expect, test } from 'vitest';
import { formatOf, type Message } from '#shared/words/message.ts';
import { findMessages } from './find-messages.ts';
import { replaceMessages } from './translate.ts';

const GERMAN: Record<string, string> = { Save: 'Speichern', 'With {name}': 'Mit {name}' };
const translated = (source: string) =>
  replaceMessages(source, findMessages('a.ts', source), ({ message }) => GERMAN[message] ?? message);

const bracketed = (inner: unknown[]) => `[${inner.join('')}]`;
const IMPORT = `import { t } from '#shared/words/words.ts';\n`;

test('the words of a language stand in the place of the messages, and lines keep their numbers', () => {
  expect(translated(`${IMPORT}const a = t('Save');\nconst b = t('Close');`)).toBe(
    `${IMPORT}const a = t("Speichern");\nconst b = t("Close");`,
  );
});

test('a message with values stands as its parts, read once before everything else', () => {
  expect(translated(`${IMPORT}const a = t('With {name}', { name });`)).toBe(
    `const words$0 = ["Mit ",["name"]];${IMPORT}const a = t(words$0, { name });`,
  );
});

test.each([
  '<b>{name}</b> has {count, plural, one {# game} other {# games of <i>{of}</i>}}.',
  'the {next, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
  '{count, number} of {next}',
  '{who, select, you {You come} other {{name} comes}}',
])('the parts of %j read as it does', (message) => {
  const source = `${IMPORT}const a = t(${JSON.stringify(message)}, {});`;
  const [, parts = ''] = /^const words\$0 = (.*);import/.exec(translated(source)) ?? [];
  const values = { name: 'Ana', count: 2, of: 'Bo', next: 22, who: 'you', b: bracketed, i: bracketed };
  const written = (read: Message) => formatOf(read, 'en').format(values);
  expect(written(JSON.parse(parts) as Message)).toEqual(written(message));
});

test('what messages do not have is refused', () => {
  expect(() => translated(`${IMPORT}t('{day, date, short}', { day });`)).toThrow('neither a plural nor a choice');
});
