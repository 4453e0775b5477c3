import { cut } from '#shared/text/cut.ts';
import type { NewsKind } from '#shared/enums.ts';
import { seatsText } from '#shared/nights/seats.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { shortMoment, zoneName } from '#server/platform/mails/date-time-text.ts';
import { t } from '#server/nights/words/words.ts';

/** What anybody may know of a night. */
export interface NightFacts {
  publicId: string;
  title: string;
  /** Null for a cancelled night whose date was open. */
  date: Date | null;
  /** IANA name. */
  timeZone: string;
  hourCycle: HourCycle;
  /** Null unless anybody may see it. */
  place: string | null;
  seats: { total: number; left: number } | null;
  /** The page on which anybody can join; null if there is none. */
  url: string | null;
}

/** News as it is when it leaves. */
export interface News {
  kind: NewsKind;
  night: NightFacts;
  /** What a moved night was before; null for what stayed. */
  before?: { date: Date | null; timeZone: string; place: string | null };
  /** What was played, a line for each game. */
  results?: readonly string[];
}

/** The words of a message, without markup. */
export interface Words {
  title: string;
  lines: readonly string[];
  url: string | null;
}

const TITLES: Record<NewsKind, (title: string) => string> = {
  'night.planned': (title) => t('Planned: {title}', { title }),
  'night.date_set': (title) => t('The date is set: {title}', { title }),
  'night.moved': (title) => t('Moved: {title}', { title }),
  'night.cancelled': (title) => t('Cancelled: {title}', { title }),
  'night.results': (title) => t('How it went: {title}', { title }),
};

export const testWords = (): Words => ({
  title: t('A test from Rollcall'),
  lines: [t('It arrived. News of game nights will be posted here.')],
  url: null,
});

/** Title, and one or two lines: when, where and how many seats, or what came of it. */
export function newsWords({ kind, night, before, results = [] }: News, now: Date): Words {
  const lines: Record<NewsKind, () => string[]> = {
    'night.planned': () => [whatIs(night, now)],
    'night.date_set': () => [whatIs(night, now)],
    'night.moved': () => [t('Now: {what}', { what: whatIs(night, now) }), ...whatWas(before, night, now)],
    'night.cancelled': () => [
      night.date === null ? t('Its date was still open.') : t('It was on {when}.', { when: when(night, night, now) }),
    ],
    'night.results': () => [cut(results.map(oneLine).join(' · '), MAX_RESULTS_LENGTH)],
  };
  const url = kind === 'night.cancelled' || kind === 'night.results' ? null : night.url;
  return { title: TITLES[kind](oneLine(night.title)), lines: lines[kind](), url };
}

const MAX_RESULTS_LENGTH = 900;

/** 'Fri 4 Dec, 19:00 (Central European Time)', in the night's zone. */
function when(
  { date, timeZone }: { date: Date | null; timeZone: string },
  { hourCycle }: NightFacts,
  now: Date,
): string {
  return date === null ? '' : `${shortMoment(date, timeZone, hourCycle, now)} (${zoneName(date, timeZone)})`;
}

const whatIs = (night: NightFacts, now: Date): string =>
  [
    when(night, night, now),
    night.place && oneLine(night.place),
    night.seats && seatsText(night.seats.left, night.seats.total),
  ]
    .filter(Boolean)
    .join(' · ');

function whatWas(before: News['before'], night: NightFacts, now: Date): string[] {
  if (!before) return [];
  const parts = [when(before, night, now), before.place && oneLine(before.place)].filter(Boolean);
  return parts.length === 0 ? [] : [t('Before: {what}', { what: parts.join(' · ') })];
}
