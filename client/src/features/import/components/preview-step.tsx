import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Import } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { discardPreview, importKeys } from '../api.ts';
import { IMPORT_PATH } from '../import-address.ts';
import { gamesTouched } from '../import-step.ts';
import { counted } from '../import-words.ts';
import { refusedMessage } from '../messages.ts';
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
  const games = gamesTouched(summary);
  const another = (
    <Button onClick={() => discard.mutate(summary.id)} pending={discard.isPending} disabled={isStarting}>
      Choose another file
    </Button>
  );
  return (
    <StepSection
      step="preview"
      arrived={arrived}
      title={games > 0 ? 'What this import would do' : 'Nothing to import'}
      lead={`${summary.fileName}, ${counted(summary.rows, 'row')}. Nothing has been changed yet.`}
    >
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={onImport} />
      {games > 0 ? (
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
            {`Import ${counted(games, 'game')}`}
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

function useDiscard(id: number) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    ...discardPreview,
    onSuccess: () => navigate(IMPORT_PATH),
    onError: (error) => {
      toast(refusedMessage(error));
      return client.invalidateQueries({ queryKey: importKeys.one(id) });
    },
  });
}
