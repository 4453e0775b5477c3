import { RotateCw, ServerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { t } from '#client/lib/words/words.ts';

interface LoadFailedProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown if loading failed, with retry. */
export function LoadFailed({ title, children, retrying, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={ServerOff}
        title={title}
        action={
          <Button icon={RotateCw} pending={retrying} pendingLabel={t('Trying...')} onClick={onRetry}>
            {t('Try Again')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
