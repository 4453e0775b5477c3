import { CloudOff, SearchX } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Trouble } from '../sync/trouble.ts';
import { JoinForm } from './join-form.tsx';

interface PadWaitingProps {
  code: string;
  trouble: Trouble | null;
  onRetry: () => void;
}

/** Shown before a pad is loaded: loading, wrong code, or offline. */
export function PadWaiting({ code, trouble, onRetry }: PadWaitingProps) {
  if (!trouble) {
    return (
      <div className="grid min-h-dvh place-content-center justify-items-center p-4">
        <Spinner label="Coming to the table..." showLabel />
      </div>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <div className="grid min-h-dvh place-content-center justify-items-center p-4">
        <EmptyState level={1} icon={SearchX} title="No Table Under This Code" action={<JoinForm code={code} />}>
          Look at the code again on the phone that shows it. A game that was thrown away or ended long ago has none.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center p-4">
      <EmptyState
        level={1}
        icon={CloudOff}
        title={trouble.kind === 'refused' ? 'Not Now' : 'No Network'}
        action={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {trouble.kind === 'refused'
          ? trouble.reason
          : 'This phone has not joined this table yet. It needs the network once to join; after that it works without.'}
      </EmptyState>
    </div>
  );
}
