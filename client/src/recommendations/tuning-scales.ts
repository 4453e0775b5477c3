import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { t } from '#client/recommendations/words/words.ts';

/** One tunable property with its labels. */
export interface TuningScale {
  name: keyof RecommendationTuning;
  label: string;
  /** Labels for -1 and 1. */
  ends: readonly [low: string, high: string];
  /** Texts for -0.5 and 0.5. */
  rather: readonly [low: string, high: string];
}

export const TUNING_SCALES: readonly TuningScale[] = [
  {
    name: 'weight',
    label: t('Weight'),
    ends: [t('Lighter'), t('Heavier')],
    rather: [t('Rather lighter'), t('Rather heavier')],
  },
  {
    name: 'surprise',
    label: t('Familiarity'),
    ends: [t('Known'), t('Surprising')],
    rather: [t('Rather known'), t('Rather surprising')],
  },
  {
    name: 'company',
    label: t('Company'),
    ends: [t('For two'), t('For many')],
    rather: [t('Rather for two'), t('Rather for many')],
  },
];

/** A value from -1 to 1 as text. */
export function tuningText({ ends, rather }: TuningScale, value: number): string {
  if (value === 0) return t('As you play');
  const [low, high] = Math.abs(value) < 1 ? rather : ends;
  return value < 0 ? low : high;
}
