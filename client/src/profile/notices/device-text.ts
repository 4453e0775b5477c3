import { dateText, timeOfDayText } from '#client/lib/reader-time.ts';
import { language } from '#client/lib/words/language.ts';
import type { HostNotice } from '#shared/enums.ts';
import type { NoticeDevice, QuietHours } from '#shared/notices/notices-contract.ts';
import { listText } from '#shared/text/list-text.ts';
import type { ThisDevice } from './this-device.ts';
import { t } from '#client/profile/words/words.ts';

const MINUTE_MS = 60_000;

/** Why this device shows no notices, and what helps. */
export const OBSTACLE_TEXTS: Record<NonNullable<ThisDevice['obstacle']> | 'offline', string> = {
  insecure: t('Browsers show notices of https addresses only. Open Rollcall by its https address to be told here.'),
  'home-screen': t(
    'On iPhone and iPad, add Rollcall to the Home Screen (Share, then Add to Home Screen), and open it there to be told.',
  ),
  unsupported: t('This browser cannot show notices. Mails come as before.'),
  denied: t(
    'This browser blocks notices of this site. Allow notifications in its settings for this site, then load this page again.',
  ),
  'no-worker': t('Notices need the built application: there is no service worker in development.'),
  offline: t('You are offline. This device can be told once you are back.'),
};

/** '22:00', or '10:00 PM'. @param minute after midnight */
const minuteText = (minute: number): string => timeOfDayText(new Date(minute * MINUTE_MS), 'UTC');

/** The kinds inside a sentence. */
const TOLD: Record<HostNotice, string> = {
  answers: t('answers'),
  dates: t('dates'),
  tomorrow: t('night tomorrow'),
  loans: t('loans'),
};

/** 'Told of answers and dates, quiet from 22:00 to 08:00. Mails come as well.' */
export function choiceText({ kinds, quiet, alsoMailed }: Pick<NoticeDevice, 'kinds' | 'quiet' | 'alsoMailed'>): string {
  const names = listText(
    kinds.map((kind) => TOLD[kind]),
    language === 'en' ? undefined : language,
  );
  const told =
    quiet === null
      ? t('Told of {kinds}.', { kinds: names })
      : t('Told of {kinds}, quiet from {from} to {until}.', {
          kinds: names,
          from: minuteText(quiet.from),
          until: minuteText(quiet.until),
        });
  return alsoMailed ? `${told} ${t('Mails come as well.')}` : told;
}

/** 'Since 20 Nov 2026. Last told 3 Dec 2026.' */
export const toldText = ({ createdAt, lastToldAt }: Pick<NoticeDevice, 'createdAt' | 'lastToldAt'>): string =>
  lastToldAt === null
    ? t('Since {date}. Nothing was told yet.', { date: dateText(createdAt) })
    : t('Since {date}. Last told {told}.', { date: dateText(createdAt), told: dateText(lastToldAt) });

/** A device in the names of its buttons: two may be called the same. */
export const deviceText = ({ name, createdAt }: Pick<NoticeDevice, 'name' | 'createdAt'>, isThis: boolean): string =>
  isThis ? t('{name}, this device', { name }) : t('{name}, since {date}', { name, date: dateText(createdAt) });

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
  if (start === null) return { errors: { from: t('Please choose a time') } };
  if (end === null) return { errors: { until: t('Please choose a time') } };
  if (start === end) return { errors: { until: t('Please choose another time than the first') } };
  return { quiet: { from: start, until: end } };
}
