import { CircleAlert } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { failedTitle } from '../messages.ts';
import { t } from '#client/transfer/words/words.ts';

interface RunProblemProps {
  summary: ImportSummary;
  isStarting: boolean;
  onAgain: () => void;
}

/** Why the last attempt failed, with retry. Empty if it did not. */
export function RunProblem({ summary, isStarting, onAgain }: RunProblemProps) {
  if (summary.problem === null) return null;
  return (
    <Banner
      tone="bad"
      role="alert"
      icon={CircleAlert}
      title={failedTitle(summary)}
      action={
        <Button onClick={onAgain} pending={isStarting} pendingLabel={t('Starting...')}>
          {t('Try again')}
        </Button>
      }
    >
      {summary.problem}
    </Banner>
  );
}
