import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { DETAIL_NOUNS, type DetailKind } from '#shared/shapes/play-details.ts';
import { formatNumber } from '../import-text.ts';
import './row-table.css';
import { hidden } from './row-choice.tsx';
import { rich, t } from '#client/transfer/words/words.ts';

interface DetailChangesProps {
  summary: Pick<ImportSummary, 'details'>;
  erase: readonly DetailKind[];
  onErase: (erase: readonly DetailKind[]) => void;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The details that a file adds to and removes from existing plays, by kind; details that it leaves empty stay unless
 * the box is ticked.
 */
export function DetailChanges({ summary: { details }, erase, onErase }: DetailChangesProps) {
  if (details.length === 0) return null;
  const toggle = (kind: DetailKind) =>
    onErase(erase.includes(kind) ? erase.filter((other) => other !== kind) : [...erase, kind]);
  return (
    <section aria-labelledby="import-details" className="grid gap-3">
      <h3 id="import-details">{t('In the plays that you have already')}</h3>
      <p className="text-ink-2">
        {t(
          'Details that this file leaves empty stay as they are. Tick a kind to remove its details where the file has none.',
        )}
      </p>
      <Tile pad="none" className="import-rows import-details overflow-hidden">
        <table>
          <caption className="sr-only">{t('What the file brings and takes, by kind')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Kind')}</th>
              <th scope="col">{t('Gained')}</th>
              <th scope="col">{t('Lost')}</th>
              <th scope="col">{t('Left empty by the file')}</th>
            </tr>
          </thead>
          <tbody>
            {details.map(({ kind, gained, lost, leftEmpty }) => (
              <tr key={kind}>
                <th scope="row">{capitalized(DETAIL_NOUNS[kind][1])}</th>
                <td>{formatNumber(gained)}</td>
                <td>{formatNumber(lost + (erase.includes(kind) ? leftEmpty : 0))}</td>
                <td>
                  {leftEmpty === 0 ? (
                    '0'
                  ) : (
                    <label className="inline-flex min-h-6 items-center gap-2">
                      <input type="checkbox" checked={erase.includes(kind)} onChange={() => toggle(kind)} />
                      <span>
                        {rich('Remove {count} <hidden>{details}</hidden>', {
                          count: formatNumber(leftEmpty),
                          details: DETAIL_NOUNS[kind][leftEmpty === 1 ? 0 : 1],
                          hidden,
                        })}
                      </span>
                    </label>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Tile>
    </section>
  );
}
