import { t } from '#client/lib/words/words.ts';

/** 'Category: Euro'; French writes a space before the colon. */
export const labelled = (label: string, value: string | number): string =>
  t('{label}: {value}', { label, value: String(value) });
