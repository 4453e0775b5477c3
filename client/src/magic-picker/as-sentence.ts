import { language } from '#client/lib/words/language.ts';

/** 'best with 4' becomes 'Best with 4.' */
export const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** A label as it stands within a sentence: nouns keep their capital in German. */
export const withinSentence = (label: string): string => (language === 'de' ? label : label.toLowerCase());
