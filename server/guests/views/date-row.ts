import { DATE_ANSWERS, type DateAnswer } from '#shared/enums.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { plateParts, timeText } from '#server/platform/mails/date-time-text.ts';
import { known, rich, t } from '../words/words.ts';
import { hostTime, type ShownZone } from './shown-zone.ts';

/** A date as one reader sees it. */
export interface ShownDate {
  id: number;
  startsAt: Date;
  /** Another place than the night's; null for the night's, or one that the reader may not see. */
  place: string | null;
  /** People by answer, the reader among them. */
  yes: number;
  ifNeedBe: number;
  /** Names of other people by answer; null if the host does not show them. */
  names: { yes: Named; ifNeedBe: Named } | null;
  /** The game that fits those who come; null if none, or if the host does not show it. */
  fits: string | null;
  isPast: boolean;
}

/** Names that are shown, and how many others there are. */
export interface Named {
  names: string[];
  more: number;
}

export const DATE_ANSWER_WORDS: Record<DateAnswer, string> = { yes: 'Yes', if_need_be: 'If need be', no: 'No' };

/** Name of the radios of a date. */
export const fieldOf = (optionId: number): string => `d${optionId}`;

/** The shape of a given answer, or of none; decorative, as its word is beside it. */
export const shape = (answer: DateAnswer | ''): Markup => markup`<i class="shape" data-a="${answer}"></i>`;

/** The day as a plate, the time, and a small line. A script shows them in the reader's zone. */
export function when({ startsAt }: Pick<ShownDate, 'startsAt'>, zone: ShownZone, below: string | null): Markup {
  const { weekday, day, month } = plateParts(startsAt, zone.own);
  return markup`<i>${weekday} <b>${day}</b> ${month}</i> ${timeText(startsAt, zone.own, zone.hourCycle)}${below !== null && markup` <small>${below}</small>`}`;
}

/**
 * The moments of a list of dates for the script: minutes since 1970 of the first, then the minutes from one to the next, in
 * base 36. 20 ISO moments would be 0.4 kB longer.
 */
export const momentsOf = (dates: readonly Pick<ShownDate, 'startsAt'>[]): string => {
  const minutes = dates.map(({ startsAt }) => Math.floor(startsAt.getTime() / 60_000));
  return minutes.map((one, at) => (one - (minutes[at - 1] ?? 0)).toString(36)).join(' ');
};

/**
 * A row with three radios. It has no classes, its labels are in no box of their own, and the values are first letters: 20
 * rows are most of the page.
 * @param given the answer that is chosen @param isFolded shows counts, and names on request only
 */
export function dateRow(date: ShownDate, zone: ShownZone, given: string | undefined, isFolded: boolean): Markup {
  const { startsAt, place, isPast } = date;
  const then = when(date, zone, hostTime(startsAt, zone));
  if (isPast) return markup`<div><span class="when">${then}</span><span class="hint">${t('Past')}</span></div>`;
  return markup`<fieldset><legend>${then}${place !== null && markup`<span class="sr-only">, ${place}</span>`}</legend>${DATE_ANSWERS.map(
    (answer) =>
      markup`<label><input type=radio name=${fieldOf(date.id)} value=${answer.charAt(0)}${given === answer && markup` checked`}>${known(DATE_ANSWER_WORDS[answer])}</label>`,
  )}${others(date, isFolded)}</fieldset>`;
}

/**
 * Other guests who can come, another place, and games that could be played. A no is never named. The paragraph ends
 * with its fieldset.
 */
function others({ yes, ifNeedBe, names, place, fits }: ShownDate, isFolded: boolean): Markup | null {
  const parts = [
    yes > 0 && answeredNames('yes', yes, names?.yes, isFolded),
    ifNeedBe > 0 && answeredNames('if_need_be', ifNeedBe, names?.ifNeedBe, isFolded),
    place !== null && markup`<span class="place" dir="auto">${place}</span>`,
    fits !== null && markup`<span dir="auto">${t('{game} fits', { game: fits })}</span>`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : markup`<p>${parts.flatMap((part, at) => (at > 0 ? [' ', part] : [part]))}`;
}

/**
 * '5 yes' with their names: after it where they are folded, instead of it where they are not. Folded names have no
 * element of their own; the style sheet hides text that stands directly in the paragraph.
 */
function answeredNames(
  answer: 'yes' | 'if_need_be',
  count: number,
  named: Named | undefined,
  isFolded: boolean,
): Markup {
  const hasNames = named && named.names.length + (isFolded ? 0 : named.more) > 0;
  const inMark = (text: Part) => (answer === 'yes' ? markup`<b>${text}</b>` : markup`<i>${text}</i>`);
  if (hasNames && !isFolded)
    return inMark(
      rich('<hidden>{answer}: </hidden>{names}', {
        answer: known(DATE_ANSWER_WORDS[answer]),
        names: withMore(named),
        hidden: (inner) => markup`<span class="sr-only">${inner}</span>`,
      }),
    );
  const counted = inMark(answer === 'yes' ? t('{count} yes', { count }) : t('{count} if need be', { count }));
  if (!hasNames) return counted;
  return rich('{counted}: {names}', {
    counted,
    names: markup`${nameList(named)}${named.more > 0 && `, +${named.more}`}`,
  });
}

const nameList = ({ names }: Named): Markup =>
  markup`${names.map((name, place) => markup`${place > 0 && ', '}${isolated(name)}`)}`;

function withMore(named: Named): Part {
  const { names, more } = named;
  if (more === 0) return nameList(named);
  return names.length === 0
    ? t('{more, plural, one {# more} other {# more}}', { more })
    : rich('{names} and {more, plural, one {# more} other {# more}}', { names: nameList(named), more });
}

/** Only a name with letters from right to left would change the order of the text around it. */
const isolated = (name: string): Markup | string => (RIGHT_TO_LEFT.test(name) ? markup`<bdi>${name}</bdi>` : name);

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Bidi_Control}]/u;
