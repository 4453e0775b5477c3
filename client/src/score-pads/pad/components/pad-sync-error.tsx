import { BookX, CloudOff, KeyRound, SearchX } from 'lucide-react';
import { loginPath } from '#client/accounts/return-path.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { limitText } from '#shared/limits/storage-limits.ts';
import { type StoredPad, roomOf } from '../stored-pad.ts';
import type { SyncError } from '../sync-error.ts';
import { padAddress } from '../pad-address.ts';
import { t } from '#client/score-pads/words/words.ts';

interface PadSyncErrorProps {
  pad: StoredPad;
  syncError: SyncError | null;
  /** Drops unsent entries. */
  onDiscardUnsent: () => void;
}

/** A permanent sync problem with what to do. */
export function PadSyncError({ pad, syncError, onDiscardUnsent }: PadSyncErrorProps) {
  const count = pad.unsent.length;
  if (syncError?.kind === 'full') {
    return (
      <Banner
        compact
        role="alert"
        tone="bad"
        icon={BookX}
        title={syncError.reason}
        action={
          <Button onClick={onDiscardUnsent}>
            {t('{count, plural, one {Leave It Out} other {Leave Them Out}}', { count })}
          </Button>
        }
      >
        {t(
          '{count, plural, one {# entry of this phone} other {# entries of this phone}} did not fit. Without them the pad can be saved.',
          { count },
        )}
      </Banner>
    );
  }
  if (pad.status === 'open' && roomOf(pad) === 0) {
    return (
      <Banner compact role="alert" tone="warn" icon={BookX} title={t('This score pad is full')}>
        {limitText('padEntries')}
      </Banner>
    );
  }
  if (!syncError || syncError.kind === 'no_network') return null;
  if (syncError.kind === 'signed_out') {
    return (
      <Banner
        compact
        role="alert"
        tone="warn"
        icon={KeyRound}
        title={t('You are signed out')}
        action={<Button href={loginPath(padAddress(pad))}>{t('Sign In')}</Button>}
      >
        {t('The scores are kept on this phone until you are back.')}
      </Banner>
    );
  }
  if (syncError.kind === 'gone') {
    return (
      <Banner compact role="alert" tone="bad" icon={SearchX} title={t('This table was thrown away')}>
        {t('Its scores are still shown here. Ask for the new code to go on.')}
      </Banner>
    );
  }
  return (
    <Banner compact role="alert" tone="bad" icon={CloudOff} title={syncError.reason}>
      {t('{count, plural, one {# entry} other {# entries}} stay on this phone.', { count })}
    </Banner>
  );
}
