import { Import } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import type { DetailKind } from '#shared/rules/plays/play-details.ts';
import type { ImportChoices } from '../api.ts';
import { gamesTouched, playsTouched } from '../import-step.ts';
import { contentsOf, importButtonLabel, gamesAndPlays, sourceName } from '../import-text.ts';
import { useDiscardImport } from '../use-discard-import.ts';
import { CountTiles } from './count-tiles.tsx';
import { DetailChanges } from './detail-changes.tsx';
import { FileErrors } from './file-errors.tsx';
import { NothingToImport } from './nothing-to-import.tsx';
import { RowTabs } from './row-tabs.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepSection } from './step-section.tsx';

interface PreviewStepProps {
  summary: ImportSummary;
  movedHere: boolean;
  isStarting: boolean;
  onImport: (choices: ImportChoices) => void;
}

/** The rows of an import before it is applied. */
export function PreviewStep({ summary, movedHere, isStarting, onImport }: PreviewStepProps) {
  const discard = useDiscardImport(summary.id);
  const [erase, setErase] = useState<readonly DetailKind[]>([]);
  const [bringBack, setBringBack] = useState<readonly number[]>([]);
  const start = () => onImport({ erase: [...erase], bringBack: [...bringBack] });
  const news = gamesTouched(summary) + playsTouched(summary);
  const another = (
    <Button onClick={() => discard.mutate(summary.id)} pending={discard.isPending} disabled={isStarting}>
      {summary.format === 'bgg_user' ? 'Discard' : 'Choose another file'}
    </Button>
  );
  return (
    <StepSection
      step="preview"
      movedHere={movedHere}
      title={news > 0 ? 'What this import would do' : 'Nothing to import'}
      lead={`${sourceName(summary)}: ${contentsOf(summary)}. Nothing has been changed yet.`}
    >
      <FileErrors summary={summary} />
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={start} />
      <DetailChanges summary={summary} erase={erase} onErase={setErase} />
      {news > 0 || erase.length > 0 || bringBack.length > 0 ? (
        <div className="import-actions">
          <Button
            variant="primary"
            size="lg"
            icon={Import}
            onClick={start}
            pending={isStarting}
            pendingLabel="Starting..."
            disabled={discard.isPending}
          >
            {importButtonLabel(news > 0 ? gamesAndPlays(gamesTouched(summary), playsTouched(summary)) : null, {
              erase: erase.length,
              bringBack: bringBack.length,
            })}
          </Button>
          {another}
        </div>
      ) : (
        <NothingToImport summary={summary} another={another} />
      )}
      <RowTabs summary={summary} chosen={bringBack} onChoose={setBringBack} />
    </StepSection>
  );
}
