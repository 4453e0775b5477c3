import { wholeText, numberLocale } from '#client/lib/number-text.ts';
import { language } from '#client/lib/words/language.ts';
import { writtenFor } from '#client/lib/reader-time.ts';
import { countWord } from '#shared/text/count-word.ts';
import { MAX_PEOPLE } from './health-game.ts';
import type { LastPlayBand } from './count-by-last-play.ts';
import type { NumberOfPeople } from './number-of-people.ts';
import type { YearsUnplayedBand } from './years-unplayed.ts';
import { t } from '#client/collection/words/words.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'six', or '13' from thirteen on; other languages write figures, whose number words follow genders. */
export const numberWord = (count: number): string => (language === 'en' ? countWord(count) : wholeText(count));

/** 'five', '13', 'eight or more'. */
export const peopleWord = (people: number): string => (people === MAX_PEOPLE ? t('eight or more') : numberWord(people));

/** Of a link to several games. */
export const seeAll = (count: number): string => t('See the {count}', { count: numberWord(count) });

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
  if (part === 0) return { words: t('None of {total} boxes', { total }), isSeveral: false };
  if (part === total) return { words: t('All {total} boxes', { total }), isSeveral: true };
  for (let whole = 2; whole <= LARGEST_PART; whole += 1) {
    const parts = Math.round((part / total) * whole);
    if (parts > 0 && parts < whole && Math.abs(parts / whole - part / total) <= NEAR)
      return {
        words: t('{parts, plural, one {{part} in {whole} boxes} other {{part} in {whole} boxes}}', {
          parts,
          part: capital(numberWord(parts)),
          whole: numberWord(whole),
        }),
        isSeveral: parts > 1,
      };
  }
  return {
    words: t('{part, plural, one {# of {total} boxes} other {# of {total} boxes}}', { part, total: wholeText(total) }),
    isSeveral: part > 1,
  };
}

export const LAST_PLAY_LABELS: Record<LastPlayBand, string> = {
  '0-3': t('in the last three months'),
  '3-12': t('three to twelve months ago'),
  '12-': t('not for a year'),
  unknown: t('played, date unknown'),
  never: t('never played'),
};

/** 'Three in five boxes were played in the last year.' */
export function lastPlaySentence(lastPlays: readonly { part: LastPlayBand; count: number }[], total: number): string {
  const lately = lastPlays.reduce((sum, { part, count }) => (part === '0-3' || part === '3-12' ? sum + count : sum), 0);
  const { words, isSeveral } = shareOf(lately, total);
  return isSeveral
    ? t('{boxes} were played in the last year.', { boxes: words })
    : t('{boxes} was played in the last year.', { boxes: words });
}

/** 'You are usually five. Nine of 214 games are best with five.' */
export function peopleSentence({ usual, known }: NumberOfPeople, total: number): string {
  if (!usual) return t('No recorded play says yet how many you usually are.');
  const { people: usually, games } = usual;
  const people = peopleWord(usually);
  const first = usually === 1 ? t('You usually play alone.') : t('You are usually {people}.', { people });
  const values = { games, many: capital(numberWord(games)), total: wholeText(total) };
  const second =
    known === 0
      ? t('None of your games says how many players it is best with.')
      : usually === 1
        ? t(
            '{games, plural, =0 {None of {total} games is best for one.} one {{many} of {total} games is best for one.} other {{many} of {total} games are best for one.}}',
            values,
          )
        : t(
            '{games, plural, =0 {None of {total} games is best with {people}.} one {{many} of {total} games is best with {people}.} other {{many} of {total} games are best with {people}.}}',
            { ...values, people },
          );
  return `${first} ${second}`;
}

export const YEARS_UNPLAYED_LABELS: Record<YearsUnplayedBand, string> = {
  '12-18': t('1 to 1½'),
  '18-24': t('1½ to 2'),
  '24-36': t('2 to 3'),
  '36-': t('over 3'),
};

/** 'One in four boxes has not been played for a year.' @param resting games that were played, and not for a year */
export function yearsUnplayedSentence(resting: number, total: number): string {
  if (resting === 0) return t('Every game that you have played was played again within a year.');
  const { words, isSeveral } = shareOf(resting, total);
  return isSeveral
    ? t('{boxes} have not been played for a year.', { boxes: words })
    : t('{boxes} has not been played for a year.', { boxes: words });
}

/** '€940', '€32.50'; cents only where there are any. @param currency ISO 4217 */
export const roundMoney = (amount: number, currency: string | null, locale = numberLocale): string => {
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
