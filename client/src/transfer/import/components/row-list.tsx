import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { ImportRow, ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportAction } from '#shared/enums.ts';
import { rowsAreLines } from '#shared/transfer/import-formats.ts';
import { importRowsQuery } from '../api.ts';
import { actionLabels, formatNumber } from '../import-text.ts';
import type { Choosing } from './row-choice.tsx';
import { RowTable } from './row-table.tsx';
import { t } from '#client/transfer/words/words.ts';

interface RowListProps extends Choosing {
  summary: ImportSummary;
  action: ImportAction;
}

/** Rows of one action, a hundred at a time. */
export function RowList({ summary, action, ...choosing }: RowListProps) {
  const total = summary.counts[action];
  const rows = useInfiniteQuery({ ...importRowsQuery(summary, action), enabled: total > 0 });
  if (total === 0) return <p className="py-4 text-ink-2">{t('No row is of this kind.')}</p>;
  return (
    <PagedRows
      caption={actionLabels(summary.status)[action]}
      summary={summary}
      total={total}
      rows={rows}
      {...choosing}
    />
  );
}

interface PagedRowsProps extends Choosing {
  caption: string;
  summary: Pick<ImportSummary, 'format'>;
  total: number;
  rows: UseInfiniteQueryResult<InfiniteData<ImportRow[]>>;
}

/** The loaded rows, and what loads more. */
export function PagedRows({ caption, summary, total, rows, ...choosing }: PagedRowsProps) {
  if (rows.isPending) {
    return (
      <Loading label={t('Loading the rows...')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  const shown = rows.data?.pages.flat() ?? [];
  return (
    <div className="grid gap-4">
      {shown.length > 0 ? (
        <RowTable
          caption={caption}
          lineWord={rowsAreLines(summary.format) ? t('Line') : t('No.')}
          rows={shown}
          {...choosing}
        />
      ) : null}
      {rows.isError ? (
        <Banner
          tone="warn"
          role="alert"
          icon={CircleAlert}
          action={
            <Button
              onClick={() => void (shown.length > 0 ? rows.fetchNextPage() : rows.refetch())}
              pending={rows.isFetching}
            >
              {t('Try again')}
            </Button>
          }
        >
          {t('The rows could not be loaded. Check your connection.')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {rows.hasNextPage && !rows.isError ? (
          <Button
            onClick={() => void rows.fetchNextPage()}
            pending={rows.isFetchingNextPage}
            pendingLabel={t('Loading...')}
          >
            {t('Show more')}
          </Button>
        ) : null}
        <output className="num text-sm leading-body text-ink-2">
          {t('{count} of {total} shown', { count: formatNumber(shown.length), total: formatNumber(total) })}
        </output>
      </div>
    </div>
  );
}
