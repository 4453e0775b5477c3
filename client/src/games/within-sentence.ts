import { language } from '#client/lib/words/language.ts';

/** A label as it stands within a sentence: nouns keep their capital in German. */
export const withinSentence = (label: string): string => (language === 'de' ? label : label.toLowerCase());
