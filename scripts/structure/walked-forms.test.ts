import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A component, or the dialog or form that it shows. */
const SHOWN =
  /(?:function|const) ([A-Z][a-z]\w*)[ (<]|<(Dialog|DialogFrame|ConfirmDialog|ConfirmDeletion|FormDialog|form|RowForm)\b/g;
const NAMED = /\bexpectWalked\(([^)]*)\)/g;
/** What the others are made of; a dialog itself asks before it discards input. */
const PARTS = /\/ui\/(?:forms|layers)\/(confirm-deletion|confirm-dialog|form-dialog|row-form)\.tsx$/;

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Names as `expectWalked` takes them. */
function shownIn(file: string): string[] {
  let component = '';
  return [...readFileSync(file, 'utf8').matchAll(SHOWN)].flatMap(([, declared, part]) => {
    component = declared ?? component;
    return part === undefined ? [] : [part.startsWith('Confirm') ? `${component} question` : component];
  });
}

test('a test of components walks every dialog and every form by Tab', () => {
  const shown = filesOf('client/src', '.tsx')
    .filter((file) => !PARTS.test(file))
    .flatMap(shownIn);
  const walked = filesOf('tests/components', '.test.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect([...new Set(walked)].toSorted()).toEqual([...new Set(shown)].toSorted());
});
