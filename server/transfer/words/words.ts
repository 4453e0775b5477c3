import { wordsIn } from '#server/platform/words/words-in.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The words of imports, and of what a whole account or a page is read from. */
export const { t, known } = wordsIn({ de, fr, es });
