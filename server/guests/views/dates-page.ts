import { answersOf, type GuestDates } from '../guest-dates.ts';
import type { Page } from './document.ts';
import type { InvitedView } from './invited-view.ts';
import { askPage } from './ask-page.ts';
import { zoneOf } from './shown-zone.ts';
import type { DatesView } from './dates-parts.ts';
import { savedPage } from './saved-page.ts';
import { shownDates } from './shown-dates.ts';

/**
 * The page of a personal link while guests answer which dates suit them: the answers once all dates have one, or right
 * after saving; otherwise the question. @param fits the title of the game that fits each date, by option
 */
export function datesPage(view: InvitedView, dates: GuestDates, fits: ReadonlyMap<number, string>): Page {
  const { night, guest, isChanging, allDates, typed, failed, news } = view;
  const zone = zoneOf(night, guest.timeZone);
  const all: DatesView = { ...view, dates, shown: shownDates(night, dates, guest, fits), zone };
  const given = answersOf(dates, guest.id);
  const isComplete = all.shown.every(({ id, isPast }) => isPast || given.has(id));
  const isAsked = isChanging || allDates !== null || typed !== undefined || failed !== undefined;
  const isNew = news === 'saved' || news === 'joined' || news === 'confirmed';
  return given.size > 0 && (isComplete || isNew) && !isAsked ? savedPage(all) : askPage(all);
}
