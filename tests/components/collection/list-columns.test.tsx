import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ColumnsStep } from '#client/transfer/import/components/columns-step.tsx';
import { rememberedColumns } from '#client/transfer/import/remembered-columns.ts';
import type { ListColumns, UnknownColumns } from '#shared/contract/list-fields.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

const unknown: UnknownColumns = {
  hasNames: true,
  columns: [
    { name: 'Spiel', samples: ['Azul', 'Heat'], guess: 'title' },
    { name: 'Regal', samples: ['A3'], guess: null },
  ],
};

test('the columns of a list are guessed, chosen by their labels, need a title, and are remembered', async () => {
  localStorage.clear();
  const chosen: ListColumns[] = [];
  const choose = ({ columns }: { columns: ListColumns }) => void chosen.push(columns);
  show(
    <>
      <h1>Import Your Collection</h1>
      <ColumnsStep fileName="list.csv" unknown={unknown} onChoose={choose} onCancel={() => {}} />
    </>,
  );
  await expectText('One column is not taken.');
  await expectText('Azul · Heat');
  await expectAccessible();
  await expectWalked('ColumnsStep');
  await page.getByLabelText('Spiel is').selectOptions('Not taken');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose which column is the title.');
  expect(chosen).toEqual([]);
  await page.getByLabelText('Spiel is').selectOptions('Title');
  await page.getByLabelText('Regal is').selectOptions('Place (shelf, room)');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  expect(chosen).toEqual([['title', 'place']]);
  expect(rememberedColumns(unknown)).toEqual(['title', 'place']);
});
