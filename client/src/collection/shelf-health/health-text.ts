import { writtenFor } from '#client/lib/reader-time.ts';
import { countWord } from '#shared/text/count-word.ts';
import { MAX_PEOPLE } from './health-game.ts';
import type { LastPlayBand } from './count-by-last-play.ts';
import type { NumberOfPeople } from './number-of-people.ts';
import type { YearsUnplayedBand } from './years-unplayed.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'five', '13', 'eight or more'. */
export const peopleWord = (people: number): string => (people === MAX_PEOPLE ? 'eight or more' : countWord(people));

/** Greatest difference of a fraction in words from the real one. */
const NEAR = 0.015;
const LARGEST_PART = 5;

interface Share {
  /** 'Three in five boxes', '129 of 214 boxes', 'All 24 boxes'. */
  words: string;
  isSeveral: boolean;
}

/** A part of some boxes in words; a simple fraction only where it is nearly right. @param total at least 1 */
export function shareOf(part: number, total: number): Share {
  if (part === 0) return { words: `None of ${total} boxes`, isSeveral: false };
  if (part === total) return { words: `All ${total} boxes`, isSeveral: true };
  for (let whole = 2; whole <= LARGEST_PART; whole += 1) {
    const parts = Math.round((part / total) * whole);
    if (parts > 0 && parts < whole && Math.abs(parts / whole - part / total) <= NEAR)
      return { words: `${capital(countWord(parts))} in ${countWord(whole)} boxes`, isSeveral: parts > 1 };
  }
  return { words: `${part.toLocaleString()} of ${total.toLocaleString()} boxes`, isSeveral: part > 1 };
}

export const LAST_PLAY_LABELS: Record<LastPlayBand, string> = {
  '0-3': 'in the last three months',
  '3-12': 'three to twelve months ago',
  '12-': 'not for a year',
  unknown: 'played, date unknown',
  never: 'never played',
};

/** 'Three in five boxes were played in the last year.' */
export function lastPlaySentence(lastPlays: readonly { part: LastPlayBand; count: number }[], total: number): string {
  const lately = lastPlays.reduce((sum, { part, count }) => (part === '0-3' || part === '3-12' ? sum + count : sum), 0);
  const { words, isSeveral } = shareOf(lately, total);
  return `${words} ${isSeveral ? 'were' : 'was'} played in the last year.`;
}

/** 'You are usually five. Nine of 214 games are best with five.' */
export function peopleSentence({ usual, known }: NumberOfPeople, total: number): string {
  if (!usual) return 'No recorded play says yet how many you usually are.';
  const word = peopleWord(usual.people);
  const first = usual.people === 1 ? 'You usually play alone.' : `You are usually ${word}.`;
  const by = usual.people === 1 ? 'for one' : `with ${word}`;
  if (known === 0) return `${first} None of your games says how many players it is best with.`;
  const many = usual.games === 0 ? 'None' : capital(countWord(usual.games));
  return `${first} ${many} of ${total.toLocaleString()} games ${usual.games > 1 ? 'are' : 'is'} best ${by}.`;
}

export const YEARS_UNPLAYED_LABELS: Record<YearsUnplayedBand, string> = {
  '12-18': '1 to 1½',
  '18-24': '1½ to 2',
  '24-36': '2 to 3',
  '36-': 'over 3',
};

/** 'One in four boxes has not been played for a year.' @param resting games that were played, and not for a year */
export function yearsUnplayedSentence(resting: number, total: number): string {
  if (resting === 0) return 'Every game that you have played was played again within a year.';
  const { words, isSeveral } = shareOf(resting, total);
  return `${words} ${isSeveral ? 'have' : 'has'} not been played for a year.`;
}

/** '€940', '€32.50'; cents only where there are any. @param currency ISO 4217 */
export const roundMoney = (amount: number, currency: string | null, locale?: string): string => {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    ...(currency !== null && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
};

/** 'February 2021'. */
export const monthText = (day: Date, locale?: string): string =>
  writtenFor(day, { month: 'long', year: 'numeric', timeZone: 'UTC' }, locale);
