import { useState } from 'react';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { stepOf } from '../import-step.ts';
import { announcement } from '../messages.ts';
import { useImportRun } from '../use-import-run.ts';
import { DoneStep } from './done-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ReadingStep } from './reading-step.tsx';
import { RunningStep } from './running-step.tsx';
import { UndoneStep } from './undone-step.tsx';
import { ReadingFailedStep } from './reading-failed-step.tsx';

interface ImportStepsProps {
  summary: ImportSummary;
  movedHere: boolean;
  /** The shown data may be old: the server is unreachable. */
  isOutOfReach: boolean;
}

/** The present step of an import. */
export function ImportSteps({ summary, movedHere, isOutOfReach }: ImportStepsProps) {
  const run = useImportRun(summary);
  const step = stepOf(summary);
  const [opened] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== opened) setMoved(true);
  const Running = step === 'reading' ? ReadingStep : RunningStep;
  const shared = { summary, movedHere: movedHere || moved };
  return (
    <>
      {step === 'preview' ? <PreviewStep {...shared} isStarting={run.isPending} onImport={run.start} /> : null}
      {step === 'unread' ? (
        <ReadingFailedStep {...shared} isStarting={run.isPending} onAgain={() => run.start('read')} />
      ) : null}
      {summary.progress ? <Running {...shared} progress={summary.progress} isOutOfReach={isOutOfReach} /> : null}
      {step === 'done' ? <DoneStep {...shared} isStarting={run.isPending} onUndo={() => run.start('undo')} /> : null}
      {step === 'undone' ? <UndoneStep {...shared} /> : null}
      <output className="sr-only">{moved || step === 'reading' ? announcement(summary) : ''}</output>
    </>
  );
}
