import { CheckCheck, CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { gamesAndPlays } from '../import-text.ts';
import { t } from '#client/transfer/words/words.ts';

interface NothingToImportProps {
  summary: ImportSummary;
  /** The button that discards this file. */
  another: ReactNode;
}

/** Everything exists already, was deleted here, or the file has nothing to import. */
export function NothingToImport({ summary: { counts, plays, format }, another }: NothingToImportProps) {
  const known = counts.same > 0;
  const isCollection = format === 'bgg_user';
  const deleted = gamesAndPlays(counts.deleted - plays.deleted, plays.deleted);
  const comesBack =
    counts.deleted > 0 && t('You deleted {deleted} of these here: tick below what to bring back.', { deleted });
  const here = { count: counts.same, what: gamesAndPlays(counts.same - plays.same, plays.same) };
  return (
    <>
      <Banner
        tone={known ? 'good' : 'info'}
        icon={known ? CheckCheck : CircleSlash2}
        title={titleOf(known, counts.deleted > 0, isCollection)}
      >
        {(known
          ? [knownSentence(isCollection, here), comesBack]
          : comesBack
            ? [comesBack]
            : [t('The list below says why, row by row.'), !isCollection && t('Please try another file.')]
        )
          .filter(Boolean)
          .join(' ')}
      </Banner>
      <div className="import-actions">
        <Button variant="primary" href="/my-games">
          {t('View My Collection')}
        </Button>
        {another}
      </div>
    </>
  );
}

const knownSentence = (isCollection: boolean, here: { count: number; what: string }): string =>
  isCollection
    ? t(
        '{count, plural, one {{what} of this collection is here already, and nothing about it is new.} other {{what} of this collection are here already, and nothing about them is new.}}',
        here,
      )
    : t(
        '{count, plural, one {{what} of this file is here already, and nothing about it is new.} other {{what} of this file are here already, and nothing about them is new.}}',
        here,
      );

function titleOf(known: boolean, deleted: boolean, isCollection: boolean): string {
  if (known) return t('Your collection is up to date');
  if (deleted)
    return isCollection ? t('You deleted here what this collection holds') : t('You deleted here what this file holds');
  return isCollection ? t('No row of this collection can be imported') : t('No row of this file can be imported');
}
