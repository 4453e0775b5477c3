import { Copy, Trash2, TriangleAlert } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { type Typing, valueOf } from './board/typing.ts';
import { t } from '#client/score-pads/words/words.ts';

export const addressCopied: ToastMessage = {
  title: t('Copied'),
  description: t('Paste it where the others can read it.'),
  icon: Copy,
};

export const discarded: ToastMessage = {
  title: t('Score pad discarded'),
  description: t('Nothing was recorded.'),
  icon: Trash2,
};

export const discardFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to discard the score pad. Please try again.'),
  variant: 'destructive',
};

/** A number that somebody was typing when the host saved the play; null if it had been written down. @param typing null if none */
export function lateNumberNotSaved(typing: Typing | null, player: string): ToastMessage | null {
  if (!typing || typing.isWritten || valueOf(typing.text) === null) return null;
  return {
    title: t('A number came too late'),
    description: t('The host saved the play while you typed {number} for {player}. That number is not included.', {
      number: typing.text,
      player,
    }),
    icon: TriangleAlert,
  };
}
