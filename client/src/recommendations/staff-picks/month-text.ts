import { monthAndYearText } from '#client/lib/reader-time.ts';
import { t } from '#client/recommendations/words/words.ts';

/** 'YYYY-MM' as 'March 2026'; picks without a month are always shown. */
export const monthText = (month: string | null): string =>
  month === null ? t('Any month') : monthAndYearText(new Date(`${month}-01T00:00:00Z`), 'UTC');
