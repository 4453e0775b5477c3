import { MAX_PLAY_MINUTES } from '#shared/limits.ts';

/** Whole minutes between two moments as a field holds them, at least 1; '' beyond what a play may last. */
export function minutesText(from: Date, to: Date): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
  return minutes > MAX_PLAY_MINUTES ? '' : String(minutes);
}
