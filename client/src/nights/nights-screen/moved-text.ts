import type { Invitation } from '#shared/nights/attendees-contract.ts';
import { whenText } from '../night-text.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { t } from '#client/nights/words/words.ts';

/** Asks a guest again whose night moved since they answered; null if it did not, or has no date. */
export function movedText(
  { movedFrom, datesToChoose, timeZone, status, inLine }: Invitation,
  now: Date,
  locale = readersLocale(),
): string | null {
  if (movedFrom === null || datesToChoose > 0) return null;
  const isComing = inLine || status === 'accepted';
  return [
    t('It moved: it was {moment}.', { moment: whenText(movedFrom, timeZone, now, locale) }),
    isComing ? t('Still in?') : t('Does the new time suit you?'),
  ].join(' ');
}
