import { t } from '#shared/words/words.ts';

const MINUTES = /^(\d+(?:\s*[-–]\s*\d+)?)(?: min)?$/;

/** A duration for display: minutes ('45', '30-60', '45 min') get their unit, other text is unchanged. */
export const durationText = (duration: string): string => {
  const text = duration.trim();
  const [, minutes] = MINUTES.exec(text) ?? [];
  return minutes === undefined ? text : t('{minutes} min', { minutes });
};
