import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { unreadableRowsQuery } from '../api.ts';
import { rich, t } from '#client/transfer/words/words.ts';

const SPREADSHEET = t('It looks as if a spreadsheet has changed numbers of it, for example into dates.');
const AGAIN: Record<ImportSummary['format'], string> = {
  bgg_collection_csv: t(
    'Download the collection from BoardGameGeek once more, and drop the file as it is saved, without opening it in another program.',
  ),
  bgg_user: t('Correct them on BoardGameGeek, and read the collection once more.'),
  list: t('Correct them in your list, and choose the file once more.'),
  bgg_plays: t(
    'Download the plays from BoardGameGeek once more, and drop the file as it is saved, without opening it in another program.',
  ),
  bgstats_json: t(
    'Export from BG Stats once more, and drop the file as it is saved, without opening it in another program.',
  ),
};
const LEFT_EMPTY = t('These cells are left empty; the rest of each row is imported.');

/** How a file was read, and its errors if it can still be imported, incompleteness first. */
export function FileErrors({ summary }: { summary: ImportSummary }) {
  const { notes = [] } = summary;
  const { unreadable, isSpreadsheet, isCutOff } = summary.errors;
  return (
    <>
      {notes.length > 0 ? (
        <Banner tone="info" icon={Info} title={t('How the file was read')}>
          {notes.join(' ')}
        </Banner>
      ) : null}
      {isCutOff ? (
        <Banner tone="bad" icon={CircleAlert} title={t('This file is incomplete')}>
          {summary.status === 'preview'
            ? t(
                'It ends in the middle of a row, so that more may be missing. Download it once more before you import it.',
              )
            : t(
                'It ends in the middle of a row, so that more may be missing. Download it once more and import it again: what is here already stays.',
              )}
        </Banner>
      ) : null}
      {unreadable > 0 ? (
        <Banner
          tone="warn"
          icon={TriangleAlert}
          title={t(
            '{count, plural, one {# cell of this file could not be read} other {# cells of this file could not be read}}',
            { count: unreadable },
          )}
        >
          <p>{isSpreadsheet ? `${SPREADSHEET} ${AGAIN[summary.format]}` : LEFT_EMPTY}</p>
          {summary.status === 'preview' && summary.concerns ? null : <UnreadableRows summary={summary} />}
        </Banner>
      ) : null}
    </>
  );
}

/** The affected rows, at most a hundred; the report has all. */
function UnreadableRows({ summary }: { summary: ImportSummary }) {
  const { data = [] } = useQuery(unreadableRowsQuery(summary));
  if (data.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-ink-2 underline">{t('Show the rows')}</summary>
      <ul className="grid list-disc gap-1 ps-5">
        {data.map(({ line, title, note }) => (
          <li key={line}>
            {['bgg_collection_csv', 'list'].includes(summary.format)
              ? rich('{title}, line {line}: {note}', { title: <bdi>{title}</bdi>, line, note })
              : rich('{title}, no. {line}: {note}', { title: <bdi>{title}</bdi>, line, note })}
          </li>
        ))}
      </ul>
    </details>
  );
}
