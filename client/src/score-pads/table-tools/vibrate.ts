/** Whether the device supports vibration; the user's settings may still disable it. */
export const canVibrate = () => 'vibrate' in navigator;

/** @param pattern milliseconds on, off, on... */
export function vibrate(...pattern: number[]): void {
  if (canVibrate()) navigator.vibrate(pattern);
}
