import { wordsIn } from '#server/platform/words/words-in.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The words of accounts: pages and mails to sign in, in the polite form, and mails to their owners. */
export const { t, rich } = wordsIn({ de, fr, es });
