const BARE_MINUTES = /^\d+(?:\s*[-–]\s*\d+)?$/;

/** A play time as it is shown: bare minutes ('45', '30-60') get their unit, other text stays as it was typed. */
export const durationText = (duration: string): string => {
  const text = duration.trim();
  return BARE_MINUTES.test(text) ? `${text} min` : text;
};
