import { CloudOff, SearchX } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import type { SyncError } from '../sync-error.ts';
import { JoinForm } from './join-form.tsx';
import { t } from '#client/score-pads/words/words.ts';

interface PadNotLoadedProps {
  code: string;
  syncError: SyncError | null;
  onRetry: () => void;
}

/** Shown before a pad is loaded: loading, wrong code, or offline. */
export function PadNotLoaded({ code, syncError, onRetry }: PadNotLoadedProps) {
  if (!syncError) {
    return (
      <div className="grid min-h-dvh place-content-center justify-items-center p-4">
        <Spinner label={t('Coming to the table...')} showLabel />
      </div>
    );
  }
  if (syncError.kind === 'gone') {
    return (
      <div className="grid min-h-dvh place-content-center justify-items-center p-4">
        <EmptyState level={1} icon={SearchX} title={t('No Table Under This Code')} action={<JoinForm code={code} />}>
          {t(
            'Look at the code again on the phone that shows it. A game that was thrown away or ended long ago has none.',
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center p-4">
      <EmptyState
        level={1}
        icon={CloudOff}
        title={syncError.kind === 'refused' ? t('Not Now') : t('No Network')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        }
      >
        {syncError.kind === 'refused'
          ? syncError.reason
          : t(
              'This phone has not joined this table yet. It needs the network once to join; after that it works without.',
            )}
      </EmptyState>
    </div>
  );
}
