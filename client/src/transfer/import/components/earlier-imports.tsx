import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '#client/ui/marks/badge.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { importsQuery } from '../api.ts';
import { importAddress } from '../import-address.ts';
import { type ImportStep, stepOf } from '../import-step.ts';
import { sourceName, tally } from '../import-text.ts';
import { t } from '#client/transfer/words/words.ts';

const STATES: Record<ImportStep, { tone: BadgeTone; words: string }> = {
  reading: { tone: 'info', words: t('Reading...') },
  unread: { tone: 'bad', words: t('Not read') },
  preview: { tone: 'warn', words: t('Not imported yet') },
  importing: { tone: 'info', words: t('Importing...') },
  done: { tone: 'good', words: t('Imported') },
  undoing: { tone: 'info', words: t('Undoing...') },
  undone: { tone: 'muted', words: t('Undone') },
};

/** Initially shown imports; the rest on demand. */
const AT_FIRST = 5;

/** The latest imports, to open again. Empty if there are none. */
export function EarlierImports() {
  const { data, isError, refetch, isFetching } = useQuery(importsQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (isError) {
    return (
      <Banner
        className="mt-10"
        tone="warn"
        icon={CircleAlert}
        action={
          <Button onClick={() => void refetch()} pending={isFetching}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Your earlier imports could not be loaded.')}
      </Banner>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="mt-10 grid gap-4">
      <h2 id="earlier-imports">{t('Earlier imports')}</h2>
      <Tile pad="none">
        <ul>
          {(showsAll ? data : data.slice(0, AT_FIRST)).map((summary) => (
            <EarlierImport key={summary.id} summary={summary} />
          ))}
        </ul>
      </Tile>
      {data.length > AT_FIRST && !showsAll ? (
        <div>
          <Button onClick={() => setShowsAll(true)}>{t('Show all {count}', { count: data.length })}</Button>
        </div>
      ) : null}
    </section>
  );
}

function EarlierImport({ summary }: { summary: ImportSummary }) {
  const { tone, words } = STATES[stepOf(summary)];
  return (
    <li className="import-earlier relative flex items-center justify-between gap-3 px-5 py-3 max-sm:flex-col max-sm:items-start max-sm:gap-1.5 max-sm:px-4 max-sm:py-3">
      <div className="min-w-0">
        <Link
          href={importAddress(summary.id)}
          aria-label={`${sourceName(summary)}, ${momentText(summary.createdAt)}`}
          className="import-earlier-link font-strong wrap-anywhere after:absolute after:inset-0"
        >
          <bdi>{sourceName(summary)}</bdi>
        </Link>
        <p className="text-sm leading-body text-ink-2">
          <time dateTime={summary.createdAt.toISOString()}>{momentText(summary.createdAt)}</time>
          {summary.rows > 0 ? ` · ${tally(summary)}` : ''}
        </p>
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  );
}
