import { useWatch } from 'react-hook-form';
import { Tile } from '#client/ui/tile.tsx';
import { previewOf } from '../preview.ts';
import type { SheetForm } from '../sheet-form.ts';

const numberText = (number: number) => number.toLocaleString().replace('-', '−');

/** The sheet as it will lie on the table, with one player's numbers for an example. */
export function SheetPreview({ form }: { form: SheetForm }) {
  const [name, written] = useWatch({ control: form.control, name: ['name', 'rows'] });
  const { rows, total } = previewOf(written);
  return (
    <section className="sheet-preview" aria-labelledby="sheet-preview">
      <h2 id="sheet-preview">Preview</h2>
      <Tile pad="none" className="sheet-preview-tile">
        <table>
          <caption dir="auto">{name.trim() || 'Your score sheet'}</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Typed</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, typed, points }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                <td>{numberText(typed)}</td>
                <td>{points === null ? '-' : numberText(points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>{numberText(total)}</td>
            </tr>
          </tfoot>
        </table>
      </Tile>
    </section>
  );
}
