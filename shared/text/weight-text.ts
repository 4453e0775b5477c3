import { t } from '#shared/words/words.ts';

/** Lower bounds of weight, 1 to 5, for these words. */
const MEDIUM_FROM = 2;
const HEAVY_FROM = 3.2;

/** The word for a weight from 1 to 5. */
export const weightWord = (weight: number): string =>
  weight < MEDIUM_FROM ? t('light') : weight < HEAVY_FROM ? t('medium-weight') : t('heavy');

/** The same with its number, which is not broken: 'light, 1.8 of 5'. */
export const weightText = (weight: number): string =>
  t('{word}, {weight} of 5', { word: weightWord(weight), weight: weight.toFixed(1) });
