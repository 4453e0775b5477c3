import { WifiOff } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { formatNumber, sourceName } from '../import-text.ts';
import { useDiscardImport } from '../use-discard-import.ts';
import { StepSection } from './step-section.tsx';

interface ReadingStepProps {
  summary: ImportSummary;
  progress: { done: number; total: number };
  movedHere: boolean;
  isOutOfReach: boolean;
}

/** Waiting for a collection from BoardGameGeek, which takes a while. */
export function ReadingStep({ summary, progress: { done, total }, movedHere, isOutOfReach }: ReadingStepProps) {
  const discard = useDiscardImport(summary.id);
  return (
    <StepSection step="reading" movedHere={movedHere} title="Reading your collection" lead={sourceName(summary)}>
      <Tile pad="lg" className="grid gap-5">
        {total === 0 ? (
          <Spinner label="BoardGameGeek is preparing the collection..." showLabel />
        ) : (
          <ProgressBar
            label="Reading details"
            value={done}
            max={total}
            valueText={`${formatNumber(done)} of ${formatNumber(total)}`}
          />
        )}
        <p className="text-ink-2">
          {total === 0
            ? 'If nobody has asked for it lately, that can take a few minutes. Rollcall asks again automatically.'
            : 'Weight, best player counts and what belongs to which game, twenty games at a time.'}{' '}
          You can leave this page; nothing is imported before you have seen it.
        </p>
        <div className="import-actions">
          <Button href="/my-games">View My Collection</Button>
          <Button
            variant="ghost-danger"
            onClick={() => discard.mutate(summary.id)}
            pending={discard.isPending}
            pendingLabel="Cancelling..."
          >
            Cancel
          </Button>
        </div>
      </Tile>
      {isOutOfReach ? (
        <Banner tone="warn" icon={WifiOff} role="alert" title="The server cannot be reached">
          Reading goes on there. This page catches up as soon as the connection is back.
        </Banner>
      ) : null}
    </StepSection>
  );
}
