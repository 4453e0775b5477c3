import { useWakeLock } from '#client/lib/use-wake-lock.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { t } from '#client/score-pads/words/words.ts';

/** Keeps the screen on. */
export function StayAwake() {
  const { isAwake } = useWakeLock();
  return isAwake ? <VisuallyHidden>{t('The screen stays on.')}</VisuallyHidden> : null;
}
