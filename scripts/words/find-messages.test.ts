import { expect, test } from 'vitest';
import { findMessages } from './find-messages.ts';

const IMPORT = `import { rich, t as say } from '#client/nights/words/words.ts';\n`;

test('a message that is no literal is refused, because no catalogue could have it', () => {
  expect(() => findMessages('a.ts', `${IMPORT}say(kind);`)).toThrow('a.ts: a message is a literal: say(kind)');
  expect(() => findMessages('a.ts', `${IMPORT}say(\`\${count} plays\`);`)).toThrow('a message is a literal');
});

test('messages are found where a source writes them, with the folder of their catalogues', () => {
  const source = `${IMPORT}const a = <p title={say('Save')}>{rich('With {name}', { name })}</p>;`;
  const found = findMessages('a.tsx', source);
  expect(found.map(({ message, hasValues, folder }) => [message, hasValues, folder])).toEqual([
    ['Save', false, 'client/src/nights/words'],
    ['With {name}', true, 'client/src/nights/words'],
  ]);
  expect(found.map(({ start, end }) => source.slice(start, end))).toEqual(["'Save'", "'With {name}'"]);
});

test('what is called t elsewhere, and what else words export, is no message', () => {
  expect(findMessages('a.ts', `import { t } from './table.ts';\nt('Save');`)).toEqual([]);
  expect(findMessages('a.ts', `import { known } from '#shared/words/words.ts';\nknown(label);`)).toEqual([]);
});
