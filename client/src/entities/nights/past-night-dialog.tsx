import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

interface PastNightDialogProps {
  /** 'This was last Tuesday.' */
  when: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before creating a night in the past: it is recorded as played, or the date is a mistake. */
export function PastNightDialog({ when, onConfirm, onClose }: PastNightDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="A Night in the Past"
      description={`${when} Record it as played? Nobody is invited; you say next who came and what was played.`}
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
