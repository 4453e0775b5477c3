/** Clocks of 12 and of 24 hours, as `Intl.DateTimeFormat` calls them. */
export const CLOCKS = ['h12', 'h23'] as const;
export type Clock = (typeof CLOCKS)[number];

/**
 * The clock that people of a language and region read: `h12` for 'en-US', `h23` for 'de' and for what is no language.
 * @param language a BCP 47 tag, as browsers and the header Accept-Language have it
 */
export function clockOf(language: string | null): Clock {
  if (language === null || language === '*') return 'h23';
  try {
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
  } catch {
    return 'h23';
  }
}

/** How a time of day is written on a clock: '19:00', or '7:00 pm'. For `Intl.DateTimeFormat` in 'en-GB'. */
export const timeOptions = (clock: Clock) =>
  ({ hour: clock === 'h12' ? 'numeric' : '2-digit', minute: '2-digit', hourCycle: clock }) as const;
