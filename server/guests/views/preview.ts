import { fullMoment, zoneName } from '#server/platform/mails/date-time-text.ts';

/** Link preview of a night in chats: title and date, no place, no guests. The reader's clock format is unknown. */
export const previewOf = ({ title, date, timeZone }: { title: string; date: Date; timeZone: string }) => ({
  title,
  text: `${fullMoment(date, timeZone, 'h23')} (${zoneName(date, timeZone)})`,
});
