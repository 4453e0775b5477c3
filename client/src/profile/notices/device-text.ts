import { dateText, timeOfDayText } from '#client/lib/reader-time.ts';
import { HOST_NOTICE_WORDS } from '#shared/notices/notice-kinds.ts';
import type { NoticeDevice, QuietHours } from '#shared/notices/notices-contract.ts';
import { listText } from '#shared/text/list-text.ts';
import type { ThisDevice } from './this-device.ts';

const MINUTE_MS = 60_000;

/** Why this device shows no notices, and what helps. */
export const OBSTACLE_TEXTS: Record<NonNullable<ThisDevice['obstacle']> | 'offline', string> = {
  insecure: 'Browsers show notices of https addresses only. Open Rollcall by its https address to be told here.',
  'home-screen':
    'On iPhone and iPad, add Rollcall to the Home Screen (Share, then Add to Home Screen), and open it there to be told.',
  unsupported: 'This browser cannot show notices. Mails come as before.',
  denied:
    'This browser blocks notices of this site. Allow notifications in its settings for this site, then load this page again.',
  'no-worker': 'Notices need the built application: there is no service worker in development.',
  offline: 'You are offline. This device can be told once you are back.',
};

/** '22:00', or '10:00 PM'. @param minute after midnight */
const minuteText = (minute: number): string => timeOfDayText(new Date(minute * MINUTE_MS), 'UTC');

/** 'Told of answers and dates, quiet from 22:00 to 08:00. Mails come as well.' */
export function choiceText({ kinds, quiet, alsoMailed }: Pick<NoticeDevice, 'kinds' | 'quiet' | 'alsoMailed'>): string {
  const names = listText(kinds.map((kind) => HOST_NOTICE_WORDS[kind].name.toLowerCase()));
  const hours = quiet === null ? '' : `, quiet from ${minuteText(quiet.from)} to ${minuteText(quiet.until)}`;
  return `Told of ${names}${hours}.${alsoMailed ? ' Mails come as well.' : ''}`;
}

/** 'Since 20 Nov 2026. Last told 3 Dec 2026.' */
export const toldText = ({ createdAt, lastToldAt }: Pick<NoticeDevice, 'createdAt' | 'lastToldAt'>): string =>
  `Since ${dateText(createdAt)}. ${lastToldAt === null ? 'Nothing was told yet.' : `Last told ${dateText(lastToldAt)}.`}`;

/** A device in the names of its buttons: two may be called the same. */
export const deviceText = ({ name, createdAt }: Pick<NoticeDevice, 'name' | 'createdAt'>, isThis: boolean): string =>
  isThis ? `${name}, this device` : `${name}, since ${dateText(createdAt)}`;

/** The value of a field of type `time`: '22:00'. */
export const timeValue = (minute: number): string => new Date(minute * MINUTE_MS).toISOString().slice(11, 16);

/** Minutes after midnight of such a value; null for none. */
function minuteOf(value: string): number | null {
  const [hours = '', minutes = ''] = value.split(':');
  return hours === '' || minutes === '' ? null : Number(hours) * 60 + Number(minutes);
}

/** The quiet hours that were typed, or what is wrong with them by field. */
export function readQuiet(from: string, until: string): { quiet: QuietHours } | { errors: Record<string, string> } {
  const [start, end] = [minuteOf(from), minuteOf(until)];
  if (start === null) return { errors: { from: 'Please choose a time' } };
  if (end === null) return { errors: { until: 'Please choose a time' } };
  if (start === end) return { errors: { until: 'Please choose another time than the first' } };
  return { quiet: { from: start, until: end } };
}
