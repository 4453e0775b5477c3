import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { discardPad } from '../api.ts';
import type { StoredPad } from '../device/stored-pad.ts';
import * as messages from '../messages.ts';

/** Asks before deleting a pad. */
export function DiscardPad({ pad, onClose }: { pad: StoredPad; onClose: () => void }) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    ...discardPad,
    onSuccess: () => {
      toast(messages.discarded);
      navigate('/table');
    },
    onError: () => {
      toast(messages.discardFailed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Discard This Score Pad"
      description={`Everything written for ${pad.gameTitle} goes, on every phone, and no play is recorded.`}
      confirmLabel="Discard"
      pending={isPending}
      pendingLabel="Discarding..."
      onOpenChange={(open) => !open && !isPending && onClose()}
      onConfirm={() => mutate(pad)}
    />
  );
}
