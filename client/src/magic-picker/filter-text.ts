import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '#shared/enums.ts';
import type { DurationChoice, Mood, PickerFilters, PlayerChoice } from '#shared/magic-picker/picker-filters.ts';
import { t } from '#client/magic-picker/words/words.ts';

export const PLAYER_LABELS: Record<PlayerChoice, string> = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6+' };

export const DURATION_LABELS: Record<DurationChoice, string> = {
  quick: t('Quick, under 30 min'),
  medium: t('Medium, 30-60 min'),
  hour: t('Up to 60 minutes'),
  long: t('Long, 60+ min'),
};

export const MOOD_LABELS: Record<Mood, string> = {
  casual: t('Casual'),
  competitive: t('Competitive'),
  cooperative: t('Cooperative'),
  social: t('Social'),
  thinking: t('Thinking'),
  quick: t('Quick'),
};

/** The filters on one line: '4 players · Medium, 30-60 min · Cooperative mood'. */
export function filtersText(filters: PickerFilters): string {
  const { players, duration, category, difficulty, mood, excludeRecent, forChallenge } = filters;
  const parts = [
    players &&
      (players === 6 ? t('6+ players') : t('{players, plural, one {# player} other {# players}}', { players })),
    duration && DURATION_LABELS[duration],
    category && CATEGORY_LABELS[category],
    difficulty && DIFFICULTY_LABELS[difficulty],
    mood && t('{mood} mood', { mood: MOOD_LABELS[mood] }),
    excludeRecent && t('Not played recently'),
    forChallenge && t('For a challenge'),
  ];
  return parts.filter(Boolean).join(' · ') || t('Anything goes');
}
