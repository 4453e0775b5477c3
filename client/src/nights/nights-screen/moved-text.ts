import type { Invitation } from '#shared/nights/attendees-contract.ts';
import { whenText } from '../night-text.ts';
import { readersEnglish } from '#client/lib/reader-time.ts';

/** Asks a guest again whose night moved since they answered; null if it did not, or has no date. */
export function movedText(
  { movedFrom, datesToChoose, timeZone, status, inLine }: Invitation,
  now: Date,
  locale = readersEnglish(),
): string | null {
  if (movedFrom === null || datesToChoose > 0) return null;
  const isComing = inLine || status === 'accepted';
  return `It moved: it was ${whenText(movedFrom, timeZone, now, locale)}. ${isComing ? 'Still in?' : 'Does the new time suit you?'}`;
}
