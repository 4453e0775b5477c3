import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { t } from '#client/nights/words/words.ts';

interface PastNightDialogProps {
  /** 'This was last Tuesday.' */
  when: string;
  /** What follows if it is recorded. */
  next?: string;
  onConfirm: () => void;
  onClose: () => void;
}

const NOBODY_INVITED = t('Nobody is invited; you say next who came and what was played.');

/** Asks before a night is in the past: it is recorded as played, or the date is a mistake. */
export function PastNightDialog({ when, next = NOBODY_INVITED, onConfirm, onClose }: PastNightDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('A Night in the Past')}
      description={[when, t('Record it as played?'), next].join(' ')}
      confirmLabel={t('Record It as Played')}
      cancelLabel={t('Change the Date')}
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
