import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Container } from '#client/ui/layout/container.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { BUILT_IN_SHEETS } from './score-sheets/built-in-sheets.ts';
import { ownSheetsQuery } from './score-sheets/api.ts';
import { SheetEditor } from './score-sheets/sheet-editor.tsx';
import { SheetList } from './score-sheets/sheet-list.tsx';
import { t } from '#client/plays/words/words.ts';

/** The owner's score sheets, or the one in the URL: `?sheet=12`, `?sheet=new`, `?sheet=new&from=266192`. */
export function ScoreSheetsPage() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const sheetParam = search.get('sheet');
  const from = search.get('from');
  const { data: sheets, isError, isFetching, refetch } = useQuery(ownSheetsQuery);
  const [left, setLeft] = useState<number | null>(null);

  if (!sheets) {
    return (
      <Container width="narrow">
        {isError ? (
          <LoadFailed
            title={t('Your score sheets could not be loaded')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : (
          <Loading label={t('Loading score sheets...')}>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Container>
    );
  }
  const own = sheets.find(({ id }) => String(id) === sheetParam) ?? null;
  if (own === null && sheetParam !== 'new') {
    return (
      <SheetList
        sheets={sheets}
        left={left}
        onOpen={(sheet) => navigate(`${path}?sheet=${sheet}`)}
        onCopy={(bggId) => navigate(`${path}?sheet=new&from=${bggId}`)}
      />
    );
  }
  return (
    <SheetEditor
      key={`${sheetParam}-${from}`}
      own={own}
      start={BUILT_IN_SHEETS.find(({ bggId }) => String(bggId) === from) ?? null}
      onClose={(id) => {
        setLeft(id);
        navigate(path);
      }}
    />
  );
}
