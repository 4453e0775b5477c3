import { momentWords, zoneWords } from '#server/mails/moment-words.ts';

/** Link preview of a night in chats: title and date, no place, no guests. The reader's clock format is unknown. */
export const previewOf = ({ title, date, timeZone }: { title: string; date: Date; timeZone: string }) => ({
  title,
  text: `${momentWords(date, timeZone, 'h23')} (${zoneWords(date, timeZone)})`,
});
