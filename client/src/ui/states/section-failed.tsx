import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { t } from '#client/lib/words/words.ts';

interface SectionFailedProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown if loading a section failed, with retry. */
export function SectionFailed({ title, children, retrying, onRetry }: SectionFailedProps) {
  return (
    <EmptyState
      size="sm"
      level={3}
      title={title}
      action={
        <Button size="sm" pending={retrying} pendingLabel={t('Trying...')} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
