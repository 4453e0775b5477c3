import type { StoryCard } from '#shared/shapes/story.ts';
import { listText } from '#shared/text/list-text.ts';
import { t } from '#shared/words/words.ts';
import { whole } from './story-number.ts';
import { dayInRange, isMonth, monthName, storyLocale, weekdayName } from './story-range.ts';

/** 'January: 12 and March: 3': the columns of a card; '' of one without. @param range of the story */
export function barsText({ kind, bars }: StoryCard, range: string): string {
  if (kind !== 'plays' && kind !== 'days') return '';
  const nameOf = kind === 'days' ? weekdayName : isMonth(range) ? dayOf(range) : monthName;
  const told = bars.flatMap((plays, place) =>
    plays === 0 ? [] : [t('{label}: {plays}', { label: nameOf(place), plays: whole(plays) })],
  );
  return listText(told, storyLocale());
}

const dayOf = (range: string) => (day: number) => dayInRange(`${range}-${String(day + 1).padStart(2, '0')}`);
