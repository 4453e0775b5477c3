import type { UseQueryResult } from '@tanstack/react-query';
import { Container } from '#client/ui/layout/container.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import './legal-text.css';
import { t } from '#client/accounts/words/words.ts';

interface LegalTextProps {
  /** Says that it could not be loaded. */
  failed: string;
  text: UseQueryResult<{ html: string }>;
}

/** HTML that the server rendered from Markdown. */
export function LegalText({ failed, text: { data, isError, isFetching, refetch } }: LegalTextProps) {
  return (
    <Container width="narrow">
      {data ? (
        // The server escapes all HTML in the Markdown.
        <Tile
          as="article"
          pad="lg"
          className="legal-text px-5 pt-6 pb-8 leading-[1.6] sm:px-12 sm:pt-10 sm:pb-13"
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      ) : isError ? (
        <LoadFailed title={failed} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <Loading label={t('Loading...')}>
          <Skeleton className="h-[70dvh]" />
        </Loading>
      )}
    </Container>
  );
}
