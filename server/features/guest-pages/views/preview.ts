import { momentWords, zoneWords } from '#server/mails/moment-words.ts';

/** What a chat shows of a link to a night: its title and when it is, and nothing of where or with whom. Whose clock reads it is not known. */
export const previewOf = ({ title, date, timeZone }: { title: string; date: Date; timeZone: string }) => ({
  title,
  text: `${momentWords(date, timeZone, 'h23')} (${zoneWords(date, timeZone)})`,
});
