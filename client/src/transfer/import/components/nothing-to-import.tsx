import { CheckCheck, CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { gamesAndPlays } from '../import-text.ts';

interface NothingToImportProps {
  summary: ImportSummary;
  /** The button that discards this file. */
  another: ReactNode;
}

/** Everything exists already, was deleted here, or the file has nothing to import. */
export function NothingToImport({ summary: { counts, plays, format }, another }: NothingToImportProps) {
  const known = counts.same > 0;
  const source = format === 'bgg_user' ? 'collection' : 'file';
  const deleted = gamesAndPlays(counts.deleted - plays.deleted, plays.deleted);
  const comesBack = counts.deleted === 0 ? '' : ` You deleted ${deleted} of these here: tick below what to bring back.`;
  return (
    <>
      <Banner
        tone={known ? 'good' : 'info'}
        icon={known ? CheckCheck : CircleSlash2}
        title={titleOf(known, counts.deleted > 0, source)}
      >
        {known
          ? `${gamesAndPlays(counts.same - plays.same, plays.same)} of this ${source} ${counts.same === 1 ? 'is' : 'are'} here already, and nothing about ${counts.same === 1 ? 'it' : 'them'} is new.${comesBack}`
          : counts.deleted > 0
            ? comesBack.trim()
            : `The list below says why, row by row.${format === 'bgg_user' ? '' : ' Please try another file.'}`}
      </Banner>
      <div className="import-actions">
        <Button variant="primary" href="/my-games">
          View My Collection
        </Button>
        {another}
      </div>
    </>
  );
}

function titleOf(known: boolean, deleted: boolean, source: string): string {
  if (known) return 'Your collection is up to date';
  return deleted ? `You deleted here what this ${source} holds` : `No row of this ${source} can be imported`;
}
