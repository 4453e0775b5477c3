/** Whether the device can be felt; what it then does is its owner's setting. */
export const canVibrate = () => 'vibrate' in navigator;

/** @param pattern milliseconds on, off, on... */
export function vibrate(...pattern: number[]): void {
  if (canVibrate()) navigator.vibrate(pattern);
}
