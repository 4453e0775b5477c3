import { useQuery } from '@tanstack/react-query';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { importQuery } from '../api.ts';
import { stepOf } from '../import-step.ts';
import { formatNumber, sourceName, containsPlays } from '../import-text.ts';
import { announcement } from '../messages.ts';
import { useImportRun } from '../use-import-run.ts';
import { DoneStep } from './done-step.tsx';
import { NoSuchImport } from './no-such-import.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ReadingFailedStep } from './reading-failed-step.tsx';
import { StepSection } from './step-section.tsx';
import { UndoneStep } from './undone-step.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { useDiscardImport } from '../use-discard-import.ts';
import { t } from '#client/transfer/words/words.ts';

/** The import in the URL, once loaded. */
export function ImportInView({ id, movedHere }: { id: number; movedHere: boolean }) {
  const { data, error, isFetching, isPaused, refetch } = useQuery(importQuery(id));
  if (isNotFound(error)) return <NoSuchImport />;
  if (data) return <ImportSteps summary={data} movedHere={movedHere} isOutOfReach={isPaused || error !== null} />;
  if (error) {
    return (
      <Banner
        tone="bad"
        role="alert"
        icon={CircleAlert}
        title={t('This import could not be loaded')}
        action={
          <Button onClick={() => void refetch()} pending={isFetching}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Check your connection, then try again. Nothing is lost.')}
      </Banner>
    );
  }
  return (
    <Loading label={t('Loading the import...')} className="grid gap-6">
      <Skeleton className="h-8 w-72 max-w-full" />
      <div className="stat-tiles">
        {['add', 'change', 'same', 'skip'].map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </Loading>
  );
}

interface ImportStepsProps {
  summary: ImportSummary;
  movedHere: boolean;
  /** The shown data may be old: the server is unreachable. */
  isOutOfReach: boolean;
}

/** The present step of an import. */
function ImportSteps({ summary, movedHere, isOutOfReach }: ImportStepsProps) {
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

interface RunningStepProps {
  summary: ImportSummary;
  progress: { done: number; total: number };
  movedHere: boolean;
  isOutOfReach: boolean;
}

/** An import or undo in progress. */
function RunningStep({ summary, progress: { done, total }, movedHere, isOutOfReach }: RunningStepProps) {
  const isUndo = stepOf(summary) === 'undoing';
  return (
    <StepSection
      step={stepOf(summary)}
      movedHere={movedHere}
      title={
        isUndo
          ? t('Undoing the import')
          : containsPlays(summary)
            ? t('Importing your games and plays')
            : t('Importing your games')
      }
      lead={sourceName(summary)}
    >
      <Tile pad="lg" className="grid gap-5">
        <ProgressBar
          label={isUndo ? t('Taking back') : t('Importing')}
          value={done}
          max={total}
          valueText={t('{done} of {total}', { done: formatNumber(done), total: formatNumber(total) })}
        />
        <p className="text-ink-2">{t('You can leave this page. It goes on without you, all of it or nothing.')}</p>
        <div>
          <Button href="/my-games">{t('View My Collection')}</Button>
        </div>
      </Tile>
      {isOutOfReach ? (
        <Banner tone="warn" icon={WifiOff} role="alert" title={t('The server cannot be reached')}>
          {t('The import goes on there. This page catches up as soon as the connection is back.')}
        </Banner>
      ) : null}
    </StepSection>
  );
}

interface ReadingStepProps {
  summary: ImportSummary;
  progress: { done: number; total: number };
  movedHere: boolean;
  isOutOfReach: boolean;
}

/** Waiting for a collection from BoardGameGeek, which takes a while. */
function ReadingStep({ summary, progress: { done, total }, movedHere, isOutOfReach }: ReadingStepProps) {
  const discard = useDiscardImport(summary.id);
  return (
    <StepSection step="reading" movedHere={movedHere} title={t('Reading your collection')} lead={sourceName(summary)}>
      <Tile pad="lg" className="grid gap-5">
        {total === 0 ? (
          <Spinner label={t('BoardGameGeek is preparing the collection...')} showLabel />
        ) : (
          <ProgressBar
            label={t('Reading details')}
            value={done}
            max={total}
            valueText={t('{done} of {total}', { done: formatNumber(done), total: formatNumber(total) })}
          />
        )}
        <p className="text-ink-2">
          {total === 0
            ? t('If nobody has asked for it lately, that can take a few minutes. Rollcall asks again automatically.')
            : t('Weight, best player counts and what belongs to which game, twenty games at a time.')}{' '}
          {t('You can leave this page; nothing is imported before you have seen it.')}
        </p>
        <div className="import-actions">
          <Button href="/my-games">{t('View My Collection')}</Button>
          <Button
            variant="ghost-danger"
            onClick={() => discard.mutate(summary.id)}
            pending={discard.isPending}
            pendingLabel={t('Cancelling...')}
          >
            {t('Cancel')}
          </Button>
        </div>
      </Tile>
      {isOutOfReach ? (
        <Banner tone="warn" icon={WifiOff} role="alert" title={t('The server cannot be reached')}>
          {t('Reading goes on there. This page catches up as soon as the connection is back.')}
        </Banner>
      ) : null}
    </StepSection>
  );
}
