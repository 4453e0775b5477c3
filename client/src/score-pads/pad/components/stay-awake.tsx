import { useWakeLock } from '#client/lib/use-wake-lock.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';

/** Keeps the screen on. */
export function StayAwake() {
  const { isAwake } = useWakeLock();
  return isAwake ? <VisuallyHidden>The screen stays on.</VisuallyHidden> : null;
}
