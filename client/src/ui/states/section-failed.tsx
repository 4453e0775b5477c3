import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from './empty-state.tsx';

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
        <Button size="sm" pending={retrying} pendingLabel="Trying..." onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
