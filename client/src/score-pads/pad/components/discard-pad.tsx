import { useLocation } from 'wouter';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { discardPad } from '../api.ts';
import type { StoredPad } from '../stored-pad.ts';
import * as messages from '../messages.ts';
import { t } from '#client/score-pads/words/words.ts';

/** Asks before deleting a pad. */
export function DiscardPad({ pad, onClose }: { pad: StoredPad; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ConfirmDeletion
      subject={pad}
      deletion={discardPad}
      title={t('Discard This Score Pad')}
      description={t('All scores of {game} are deleted on every phone, and no play is recorded.', {
        game: pad.gameTitle,
      })}
      confirmLabel={t('Discard')}
      pendingLabel={t('Discarding...')}
      onClose={onClose}
      onDeleted={() => {
        toast(messages.discarded);
        navigate('/table');
      }}
      onFailed={() => {
        toast(messages.discardFailed);
        onClose();
      }}
    />
  );
}
