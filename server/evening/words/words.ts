import { wordsIn } from '#server/platform/words/words-in.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The words of plans of evenings. */
export const { known, t } = wordsIn({ de, fr, es });
