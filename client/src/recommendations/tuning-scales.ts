import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';

/** One tunable property with its labels. */
export interface TuningScale {
  name: keyof RecommendationTuning;
  label: string;
  /** Labels for -1 and 1. */
  ends: readonly [low: string, high: string];
}

export const TUNING_SCALES: readonly TuningScale[] = [
  { name: 'weight', label: 'Weight', ends: ['Lighter', 'Heavier'] },
  { name: 'surprise', label: 'Familiarity', ends: ['Known', 'Surprising'] },
  { name: 'company', label: 'Company', ends: ['For two', 'For many'] },
];

/** A value from -1 to 1 as text. */
export function tuningText({ ends: [low, high] }: TuningScale, value: number): string {
  if (value === 0) return 'As you play';
  const end = value < 0 ? low : high;
  return Math.abs(value) < 1 ? `Rather ${end.toLowerCase()}` : end;
}
