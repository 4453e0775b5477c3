import { Import } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { gamesTouched, playsTouched } from '../import-step.ts';
import { contentsOf, gamesAndPlays, sourceName } from '../import-words.ts';
import { useDiscard } from '../use-discard.ts';
import { CountTiles } from './count-tiles.tsx';
import { NothingToImport } from './nothing-to-import.tsx';
import { RowTabs } from './row-tabs.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepSection } from './step-section.tsx';

interface PreviewStepProps {
  summary: ImportSummary;
  arrived: boolean;
  isStarting: boolean;
  onImport: () => void;
}

/** What an import would do, row by row, before it does anything. */
export function PreviewStep({ summary, arrived, isStarting, onImport }: PreviewStepProps) {
  const discard = useDiscard(summary.id);
  const news = gamesTouched(summary) + playsTouched(summary);
  const another = (
    <Button onClick={() => discard.mutate(summary.id)} pending={discard.isPending} disabled={isStarting}>
      {summary.format === 'bgg_user' ? 'Discard' : 'Choose another file'}
    </Button>
  );
  return (
    <StepSection
      step="preview"
      arrived={arrived}
      title={news > 0 ? 'What this import would do' : 'Nothing to import'}
      lead={`${sourceName(summary)}: ${contentsOf(summary)}. Nothing has been changed yet.`}
    >
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={onImport} />
      {news > 0 ? (
        <div className="import-actions">
          <Button
            variant="primary"
            size="lg"
            icon={Import}
            onClick={onImport}
            pending={isStarting}
            pendingLabel="Starting..."
            disabled={discard.isPending}
          >
            {`Import ${gamesAndPlays(gamesTouched(summary), playsTouched(summary))}`}
          </Button>
          {another}
        </div>
      ) : (
        <NothingToImport summary={summary} another={another} />
      )}
      <RowTabs summary={summary} />
    </StepSection>
  );
}
