import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface PartFailedProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown if loading a section failed, with retry. */
export function PartFailed({ title, children, retrying, onRetry }: PartFailedProps) {
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
