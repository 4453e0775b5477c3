import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Download, Library, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { PlayedGamesOffer } from '#client/plays/played-games/played-games-offer.tsx';
import { addressOf } from '#client/lib/http/http.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { downloadImportReport, type ImportSummary } from '#shared/transfer/imports-contract.ts';
import { importRowsQuery } from '../api.ts';
import { addedText, changedText, sourceName, containsPlays } from '../import-text.ts';
import { undoConsequences } from '../messages.ts';
import { CountTiles } from './count-tiles.tsx';
import { FileErrors } from './file-errors.tsx';
import { RowTabs } from './row-tabs.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepSection } from './step-section.tsx';
import { t } from '#client/transfer/words/words.ts';

interface DoneStepProps {
  summary: ImportSummary;
  movedHere: boolean;
  isStarting: boolean;
  onUndo: () => void;
}

/** The result of an import, with undo. */
export function DoneStep({ summary, movedHere, isStarting, onUndo }: DoneStepProps) {
  const [isAsking, setAsking] = useState(false);
  const source = sourceName(summary);
  const lead = summary.appliedAt
    ? t('{source}, imported {moment}.', { source, moment: momentText(summary.appliedAt) })
    : `${source}.`;
  return (
    <StepSection step="done" movedHere={movedHere} title={t('Import done')} lead={lead}>
      <FileErrors summary={summary} />
      {summary.counts.add > 0 ? (
        <Banner
          tone="good"
          icon={Check}
          title={t('{count, plural, one {# added: {what}} other {# added: {what}}}', {
            count: summary.counts.add,
            what: addedText(summary),
          })}
        />
      ) : null}
      <ChangedGames summary={summary} />
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={onUndo} />
      <div className="import-actions">
        <Button variant="primary" size="lg" icon={Library} href="/my-games">
          {t('View My Collection')}
        </Button>
        <Button icon={Download} href={addressOf(downloadImportReport, { id: summary.id })} download>
          {t('Download report')}
        </Button>
        <Button
          variant="ghost-danger"
          icon={Undo2}
          onClick={() => setAsking(true)}
          pending={isStarting}
          pendingLabel={t('Starting...')}
        >
          {t('Undo this import')}
        </Button>
      </div>
      {containsPlays(summary) ? <PlayedGamesOffer /> : null}
      <RowTabs summary={summary} />
      <UndoDialog
        summary={summary}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </StepSection>
  );
}

/** The owner's games that the file changed. */
function ChangedGames({ summary }: { summary: ImportSummary }) {
  const { data } = useInfiniteQuery({
    ...importRowsQuery(summary, 'change'),
    enabled: summary.counts.change > summary.plays.change,
  });
  const words = changedText(summary, data?.pages.flat() ?? []);
  return words === null ? null : <Banner tone="info" icon={RefreshCw} title={<bdi>{words}</bdi>} />;
}

interface UndoDialogProps {
  summary: ImportSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Explains the exact effect of undoing an import. */
function UndoDialog({ summary, ...dialog }: UndoDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={t('Undo this import?')}
      description={t('{source} is taken out of your collection again.', { source: sourceName(summary) })}
      confirmLabel={t('Undo import')}
      cancelLabel={t('Keep it')}
    >
      <ul className="grid list-disc gap-2 ps-5">
        {undoConsequences(summary).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
