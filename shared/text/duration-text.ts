import { t } from '#shared/words/words.ts';

const BARE_MINUTES = /^\d+(?:\s*[-–]\s*\d+)?$/;

/** A duration for display: bare minutes ('45', '30-60') get a unit, other text is unchanged. */
export const durationText = (duration: string): string => {
  const text = duration.trim();
  return BARE_MINUTES.test(text) ? t('{minutes} min', { minutes: text }) : text;
};
