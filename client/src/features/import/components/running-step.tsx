import { WifiOff } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { stepOf } from '../import-step.ts';
import { formatNumber, sourceName, containsPlays } from '../import-text.ts';
import { StepSection } from './step-section.tsx';

interface RunningStepProps {
  summary: ImportSummary;
  progress: { done: number; total: number };
  movedHere: boolean;
  isOutOfReach: boolean;
}

/** An import or undo in progress. */
export function RunningStep({ summary, progress: { done, total }, movedHere, isOutOfReach }: RunningStepProps) {
  const isUndo = stepOf(summary) === 'undoing';
  return (
    <StepSection
      step={stepOf(summary)}
      movedHere={movedHere}
      title={isUndo ? 'Undoing the import' : `Importing your ${containsPlays(summary) ? 'games and plays' : 'games'}`}
      lead={sourceName(summary)}
    >
      <Tile pad="lg" className="grid gap-5">
        <ProgressBar
          label={isUndo ? 'Taking back' : 'Importing'}
          value={done}
          max={total}
          valueText={`${formatNumber(done)} of ${formatNumber(total)}`}
        />
        <p className="text-ink-2">You can leave this page. It goes on without you, all of it or nothing.</p>
        <div>
          <Button href="/my-games">View My Collection</Button>
        </div>
      </Tile>
      {isOutOfReach ? (
        <Banner tone="warn" icon={WifiOff} role="alert" title="The server cannot be reached">
          The import goes on there. This page catches up as soon as the connection is back.
        </Banner>
      ) : null}
    </StepSection>
  );
}
