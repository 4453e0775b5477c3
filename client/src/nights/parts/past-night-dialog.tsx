import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';

interface PastNightDialogProps {
  /** 'This was last Tuesday.' */
  when: string;
  /** What follows if it is recorded. */
  next?: string;
  onConfirm: () => void;
  onClose: () => void;
}

const NOBODY_INVITED = 'Nobody is invited; you say next who came and what was played.';

/** Asks before a night is in the past: it is recorded as played, or the date is a mistake. */
export function PastNightDialog({ when, next = NOBODY_INVITED, onConfirm, onClose }: PastNightDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="A Night in the Past"
      description={`${when} Record it as played? ${next}`}
      confirmLabel="Record It as Played"
      cancelLabel="Change the Date"
      tone="primary"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCloseAutoFocus={(closing) => {
        closing.preventDefault();
        document.querySelector<HTMLElement>('input[name="day"]')?.focus();
      }}
    />
  );
}
