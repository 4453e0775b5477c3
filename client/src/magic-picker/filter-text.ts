import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '#shared/enums.ts';
import type { DurationChoice, Mood, PickerFilters, PlayerChoice } from '#shared/magic-picker/picker-filters.ts';

export const PLAYER_LABELS: Record<PlayerChoice, string> = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6+' };

export const DURATION_LABELS: Record<DurationChoice, string> = {
  quick: 'Quick, under 30 min',
  medium: 'Medium, 30-60 min',
  hour: 'Up to 60 minutes',
  long: 'Long, 60+ min',
};

export const MOOD_LABELS: Record<Mood, string> = {
  casual: 'Casual',
  competitive: 'Competitive',
  cooperative: 'Cooperative',
  social: 'Social',
  thinking: 'Thinking',
  quick: 'Quick',
};

/** The filters on one line: '4 players · Medium, 30-60 min · Cooperative mood'. */
export function filtersText(filters: PickerFilters): string {
  const { players, duration, category, difficulty, mood, excludeRecent, forChallenge } = filters;
  const parts = [
    players && (players === 1 ? '1 player' : `${PLAYER_LABELS[players]} players`),
    duration && DURATION_LABELS[duration],
    category && CATEGORY_LABELS[category],
    difficulty && DIFFICULTY_LABELS[difficulty],
    mood && `${MOOD_LABELS[mood]} mood`,
    excludeRecent && 'Not played recently',
    forChallenge && 'For a challenge',
  ];
  return parts.filter(Boolean).join(' · ') || 'Anything goes';
}
