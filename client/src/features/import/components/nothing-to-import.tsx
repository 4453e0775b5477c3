import { CheckCheck, CircleSlash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { gamesAndPlays } from '../import-words.ts';

interface NothingToImportProps {
  summary: ImportSummary;
  /** The button that discards this file. */
  another: ReactNode;
}

/** Said kindly: either all of it is here already, or the file holds nothing that could come. */
export function NothingToImport({ summary: { counts, plays, format }, another }: NothingToImportProps) {
  const known = counts.same > 0;
  const source = format === 'bgg_user' ? 'collection' : 'file';
  return (
    <>
      <Banner
        tone={known ? 'good' : 'info'}
        icon={known ? CheckCheck : CircleSlash2}
        title={known ? 'Your collection is up to date' : `No row of this ${source} can be imported`}
      >
        {known
          ? `${gamesAndPlays(counts.same - plays.same, plays.same)} of this ${source} ${counts.same === 1 ? 'is' : 'are'} here already, and nothing about ${counts.same === 1 ? 'it' : 'them'} is new.`
          : `The list below says why, row by row.${format === 'bgg_user' ? '' : ' Another file may do better.'}`}
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
