import type { Night } from '../night-store.ts';
import { hasNoDate } from '../guest-dates.ts';
import { fullMoment, zoneName } from '#server/platform/mails/date-time-text.ts';
import { t } from '../words/words.ts';

/** Link preview of a night in chats: never a place or guests. The reader's clock format is unknown. */
export const previewOf = (night: Night) => ({
  title: night.event.title,
  text: hasNoDate(night) ? datesText(night.dates.options.length) : momentText(night.event),
  picture: night.picture,
});

const datesText = (count: number): string => t('Which of {count} dates work for you?', { count });

const momentText = ({ date, timeZone }: Night['event']): string =>
  `${fullMoment(date, timeZone, 'h23')} (${zoneName(date, timeZone)})`;
