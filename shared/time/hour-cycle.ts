/** 12-hour and 24-hour cycles, as `Intl.DateTimeFormat` names them. */
export const HOUR_CYCLES = ['h12', 'h23'] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

/**
 * The hour cycle customary for a language and region: `h12` for 'en-US', `h23` for 'de' and for unknown tags. @param
 * language a BCP 47 tag, as in Accept-Language
 */
export function hourCycleOf(language: string | null): HourCycle {
  if (language === null || language === '*') return 'h23';
  try {
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
  } catch {
    return 'h23';
  }
}

/** Options of `Intl.DateTimeFormat` in 'en-GB' for a time of day: '19:00', or '7:00 pm'. */
export const timeOptions = (hourCycle: HourCycle) =>
  ({ hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit', hourCycle }) as const;
