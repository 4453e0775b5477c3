import { deletePlay } from '../api.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { atPlace } from '#client/lib/reader-clock.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { deleteFailed, goneMessageOr, playDeleted } from '../messages.ts';

interface DeletePlayDialogProps {
  play: Play;
  onClose: () => void;
  onDeleted?: () => void;
  /** The play is gone, and with it the focused button. */
  onFocusLost?: () => void;
}

/** Asks before deleting a play. */
export function DeletePlayDialog({ play, onClose, onDeleted, onFocusLost }: DeletePlayDialogProps) {
  const countFollows = play.gameId === null ? '' : ` The play count of ${play.gameTitle} is adjusted.`;
  return (
    <ConfirmDeletion
      subject={play}
      deletion={deletePlay}
      title="Delete session?"
      description={`The session of ${dateText(atPlace(play.playedAt, play.utcOffset))} will be gone for good.${countFollows}`}
      confirmLabel="Delete"
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
