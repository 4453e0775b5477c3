import { useWatch } from 'react-hook-form';
import { Tile } from '#client/ui/layout/tile.tsx';
import { previewOf } from './preview.ts';
import type { SheetForm } from './sheet-form.ts';
import { numberLocale } from '#client/lib/number-text.ts';
import { t } from '#client/plays/words/words.ts';

const numberText = (number: number) => number.toLocaleString(numberLocale).replace('-', '−');

/** A preview of the sheet with one player's example numbers. */
export function SheetPreview({ form }: { form: SheetForm }) {
  const [name, written] = useWatch({ control: form.control, name: ['name', 'rows'] });
  const { rows, total } = previewOf(written);
  return (
    <section className="lg:sticky lg:top-[calc(var(--nav-h)_+_24px)]" aria-labelledby="sheet-preview">
      <h2 className="mb-3 text-lg" id="sheet-preview">
        {t('Preview')}
      </h2>
      <Tile pad="none" className="overflow-hidden">
        <table className="w-full border-collapse">
          <caption
            className="px-4 pt-3.5 pb-2.5 text-left font-display text-lg font-extrabold wrap-anywhere"
            dir="auto"
          >
            {name.trim() || t('Your score sheet')}
          </caption>
          <thead>
            <tr>
              <th
                className="border-t border-t-line bg-tile-2 px-4 py-2 text-right text-sm text-ink-2 first:text-left first:wrap-anywhere"
                scope="col"
              >
                {t('Row')}
              </th>
              <th
                className="border-t border-t-line bg-tile-2 px-4 py-2 text-right text-sm text-ink-2 first:text-left first:wrap-anywhere"
                scope="col"
              >
                {t('Typed')}
              </th>
              <th
                className="border-t border-t-line bg-tile-2 px-4 py-2 text-right text-sm text-ink-2 first:text-left first:wrap-anywhere"
                scope="col"
              >
                {t('Points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, typed, points }) => (
              <tr key={key}>
                <th
                  className="border-t border-t-line px-4 py-2 text-right font-medium first:text-left first:wrap-anywhere"
                  scope="row"
                  dir="auto"
                >
                  {label}
                </th>
                <td className="border-t border-t-line px-4 py-2 text-right tabular-nums nth-2:text-ink-3">
                  {numberText(typed)}
                </td>
                <td className="border-t border-t-line px-4 py-2 text-right tabular-nums nth-2:text-ink-3">
                  {points === null ? '-' : numberText(points)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th
                className="border-t-2 border-t-line-strong px-4 py-2 text-right font-bold first:text-left first:wrap-anywhere"
                scope="row"
                colSpan={2}
              >
                {t('Total')}
              </th>
              <td className="border-t-2 border-t-line-strong px-4 py-2 text-right font-bold tabular-nums">
                {numberText(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </Tile>
    </section>
  );
}
