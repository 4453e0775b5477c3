import { CircleAlert, RotateCcw } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { BggFailureCode } from '#shared/transfer/bgg-failures.ts';
import { importByName } from '../import-address.ts';
import { sourceName } from '../import-text.ts';
import { useDiscardImport } from '../use-discard-import.ts';
import { StepSection } from './step-section.tsx';
import { t } from '#client/transfer/words/words.ts';

/** Failures for which retrying gives the same answer: offers another name or the file instead. */
const NEEDS_ANOTHER = new Set<BggFailureCode>(['no_such_user', 'empty', 'not_admitted', 'too_large']);

interface ReadingFailedStepProps {
  summary: ImportSummary;
  movedHere: boolean;
  isStarting: boolean;
  onAgain: () => void;
}

/** Why a collection could not be read, and what to do next. */
export function ReadingFailedStep({ summary, movedHere, isStarting, onAgain }: ReadingFailedStepProps) {
  const { id, failure, fileName, problem } = summary;
  const discard = useDiscardImport(id, importByName(fileName));
  const isLost = failure !== null && NEEDS_ANOTHER.has(failure);
  const another = (
    <Button
      key="another"
      variant={isLost ? 'primary' : 'neutral'}
      size="lg"
      onClick={() => discard.mutate(id)}
      pending={discard.isPending}
      disabled={isStarting}
    >
      {failure === 'no_such_user' ? t('Enter another name') : t('Another name, or the file')}
    </Button>
  );
  const again = (
    <Button
      key="again"
      variant={isLost ? 'neutral' : 'primary'}
      size="lg"
      icon={RotateCcw}
      onClick={onAgain}
      pending={isStarting}
      pendingLabel={t('Starting...')}
      disabled={discard.isPending}
    >
      {t('Try again')}
    </Button>
  );
  return (
    <StepSection
      step="unread"
      movedHere={movedHere}
      title={t('The collection could not be read')}
      lead={sourceName(summary)}
    >
      <Banner tone="bad" role="alert" icon={CircleAlert}>
        {problem}
      </Banner>
      <div className="import-actions">{isLost ? [another, again] : [again, another]}</div>
    </StepSection>
  );
}
