import { expect, test } from 'vitest';
import { findMessages } from './find-messages.ts';
import { replaceMessages } from './translate.ts';

const GERMAN: Record<string, string> = { Save: 'Speichern', 'With {name}': 'Mit {name}' };
const translated = (source: string) =>
  replaceMessages(source, findMessages('a.ts', source), ({ message }) => GERMAN[message] ?? message);

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

test('what messages do not have is refused', () => {
  expect(() => translated(`${IMPORT}t('{day, date, short}', { day });`)).toThrow('{day}');
});
