import { DATE_ANSWERS, type DateAnswer } from '#shared/enums.ts';
import { type Markup, markup } from '#server/http/markup.ts';
import { longDay, plateParts, timeWords } from '#server/mails/moment-words.ts';
import { hostTime, type ShownZone } from './date-words.ts';

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

interface Named {
  names: string[];
  more: number;
}

export const DATE_ANSWER_WORDS: Record<DateAnswer, string> = { yes: 'Yes', if_need_be: 'If need be', no: 'No' };

/** Name of the radios of a date. */
export const fieldOf = (optionId: number): string => `d${optionId}`;

/** The shape of a given answer, or of none; decorative, as its word is beside it. */
export const shape = (answer: DateAnswer | ''): Markup => markup`<i class="shape" data-a="${answer}"></i>`;

/** The day as a plate with the time beside it. A script shows them in the reader's zone. @param below a small line */
export function when({ startsAt }: Pick<ShownDate, 'startsAt'>, zone: ShownZone, below: Markup): Markup {
  const { weekday, day, month } = plateParts(startsAt, zone.own);
  return markup`<time class="when" datetime="${startsAt.toISOString().replace(':00.000', '')}"><span><span>${weekday}</span><b>${day}</b><span>${month}</span></span><span><b>${timeWords(startsAt, zone.own, zone.clock)}</b>${below}</span></time>`;
}

/** A row with three radios. @param given the answer that is chosen @param isFolded shows names on request only */
export function dateRow(date: ShownDate, zone: ShownZone, given: string | undefined, isFolded: boolean): Markup {
  const { startsAt, place, isPast } = date;
  const below = markup`<small>${hostTime(startsAt, zone)}</small>`;
  if (isPast)
    return markup`<li><div class="date-row">${when(date, zone, below)}<span class="hint">Past</span></div></li>`;
  const name = `${longDay(startsAt, zone.own)}, ${timeWords(startsAt, zone.own, zone.clock)}`;
  return markup`<li><fieldset><legend class="sr-only"><span>${name}</span>${place !== null && `, ${place}`}</legend>${when(date, zone, below)}<div class="tray">${DATE_ANSWERS.map(
    (answer) =>
      markup`<label><input type="radio" name="${fieldOf(date.id)}" value="${answer}"${given === answer && markup` checked`}><i></i>${DATE_ANSWER_WORDS[answer]}</label>`,
  )}</div>${others(date, isFolded)}</fieldset></li>`;
}

/** Who else can come, another place, and what could be played. A no is never named. */
function others({ yes, ifNeedBe, names, place, fits }: ShownDate, isFolded: boolean): Markup | null {
  const counts = [
    yes > 0 && markup`<span>${shape('yes')}${yes} yes</span>`,
    ifNeedBe > 0 && markup`<span>${shape('if_need_be')}${ifNeedBe} if need be</span>`,
  ];
  const named = names && [nameList('yes', names.yes), nameList('if_need_be', names.ifNeedBe)];
  const hasNames = named?.some(Boolean) ?? false;
  const who = !hasNames ? counts : isFolded ? foldedNames(yes, ifNeedBe, named) : named;
  const at = [place, fits !== null && `${fits} fits`].filter(Boolean).join('. ');
  if (!hasNames && yes + ifNeedBe === 0 && at === '') return null;
  return markup`<div class="others">${who}${at !== '' && markup`<span class="at" dir="auto">${at}</span>`}</div>`;
}

const foldedNames = (yes: number, ifNeedBe: number, named: readonly (Markup | null)[] | null): Markup =>
  markup`<details><summary>${[yes > 0 && `${yes} yes`, ifNeedBe > 0 && `${ifNeedBe} if need be`].filter(Boolean).join(', ')}</summary>${named}</details>`;

function nameList(answer: DateAnswer, { names, more }: Named): Markup | null {
  if (names.length + more === 0) return null;
  const shown = names.map((name, place) => markup`${place > 0 && ', '}<bdi>${name}</bdi>`);
  const rest = more > 0 && `${names.length > 0 ? ' and ' : ''}${more} more`;
  return markup`<span>${shape(answer)}<span><span class="sr-only">${DATE_ANSWER_WORDS[answer]}: </span>${shown}${rest}</span></span>`;
}
