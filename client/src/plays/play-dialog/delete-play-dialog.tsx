import { deletePlay } from '../api.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { atPlace } from '#client/lib/reader-clock.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { deleteFailed, goneMessageOr, playDeleted } from '../messages.ts';
import { t } from '#client/plays/words/words.ts';

interface DeletePlayDialogProps {
  play: Play;
  onClose: () => void;
  onDeleted?: () => void;
  /** The play is gone, and with it the focused button. */
  onFocusLost?: () => void;
}

/** Asks before deleting a play. */
export function DeletePlayDialog({ play, onClose, onDeleted, onFocusLost }: DeletePlayDialogProps) {
  const goes = t('The session of {date} will be gone for good.', {
    date: dateText(atPlace(play.playedAt, play.utcOffset)),
  });
  const countFollows = t('The play count of {game} is adjusted.', { game: play.gameTitle });
  return (
    <ConfirmDeletion
      subject={play}
      deletion={deletePlay}
      title={t('Delete session?')}
      description={play.gameId === null ? goes : `${goes} ${countFollows}`}
      confirmLabel={t('Delete')}
      onClose={onClose}
      onDeleted={() => {
        toast(playDeleted(play));
        onDeleted?.();
      }}
      onFailed={(error) => {
        toast(goneMessageOr(deleteFailed, error));
        if (isNotFound(error)) onDeleted?.();
      }}
      onFocusLost={onFocusLost}
    />
  );
}
