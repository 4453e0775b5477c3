import { deletePlay } from '#client/entities/plays/api.ts';
import { isNotFound } from '#client/lib/api-error.ts';
import { ConfirmDeletion } from '#client/ui/confirm-deletion.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { atPlace } from '#client/lib/rules/reader-clock.ts';
import { dateText } from '#client/lib/rules/reader-time.ts';
import { deleteFailed, goneMessageOr, playDeleted } from '#client/entities/plays/messages.ts';

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
