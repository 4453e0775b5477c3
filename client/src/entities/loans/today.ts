import { localText } from '#client/lib/local-moment.ts';

/** The reader's day, YYYY-MM-DD. */
export const today = (): string => localText(new Date()).slice(0, 10);
