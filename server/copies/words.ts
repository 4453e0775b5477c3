import { wordsIn } from '#server/platform/words/words-in.ts';
import de from './words/de.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** The words of the mails to borrowers. */
export const { t } = wordsIn({ de, fr, es });
