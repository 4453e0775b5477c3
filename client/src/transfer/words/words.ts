import { wordsIn } from '#client/lib/words/words-in.ts';
import type de from './de.json';

export const { t, rich } = wordsIn<keyof typeof de>();
