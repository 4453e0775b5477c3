import { wordsIn } from '#server/platform/words/words-in.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The words of nights: mails to guests and hosts, pages that answer them, and calendar entries. */
export const { t, rich, known } = wordsIn({ de, fr, es });
