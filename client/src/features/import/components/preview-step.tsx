import { Import, List } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import type { DetailKind } from '#shared/rules/plays/play-details.ts';
import type { ImportChoices } from '../api.ts';
import { gamesTouched, playsTouched } from '../import-step.ts';
import { contentsOf, counted, importButtonLabel, gamesAndPlays, sourceName } from '../import-text.ts';
import { useDiscardImport } from '../use-discard-import.ts';
import { Concerns } from './concerns.tsx';
import { CountTiles } from './count-tiles.tsx';
import { DetailChanges } from './detail-changes.tsx';
import { FileErrors } from './file-errors.tsx';
import { FoldedRows } from './folded-rows.tsx';
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
  const [addUnlisted, setAddUnlisted] = useState(false);
  const { unlisted = 0 } = summary;
  const start = () => onImport({ erase: [...erase], bringBack: [...bringBack], addUnlisted });
  const news = gamesTouched(summary) + playsTouched(summary);
  const games = gamesTouched(summary) + (addUnlisted ? unlisted : 0);
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
      <Concerns summary={summary} />
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={start} />
      <DetailChanges summary={summary} erase={erase} onErase={setErase} />
      {unlisted > 0 ? (
        <label className="inline-flex min-h-6 items-center gap-2">
          <input type="checkbox" checked={addUnlisted} onChange={() => setAddUnlisted(!addUnlisted)} />
          <span>{`Also add ${counted(unlisted, 'game')} that you rated, played or commented on but do not own, to 'Not Owned'`}</span>
        </label>
      ) : null}
      {news > 0 || erase.length > 0 || bringBack.length > 0 || addUnlisted ? (
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
            {importButtonLabel(news > 0 || addUnlisted ? gamesAndPlays(games, playsTouched(summary)) : null, {
              erase: erase.length,
              bringBack: bringBack.length,
            })}
          </Button>
          {another}
        </div>
      ) : (
        <NothingToImport summary={summary} another={another} />
      )}
      <FoldedRows
        icon={List}
        title="All rows"
        side={counted(summary.rows, 'row')}
        open={news === 0 || summary.counts.deleted > 0}
      >
        <RowTabs summary={summary} chosen={bringBack} onChoose={setBringBack} />
      </FoldedRows>
    </StepSection>
  );
}
