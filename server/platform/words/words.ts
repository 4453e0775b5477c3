import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { wordsIn } from './words-in.ts';

export const { known, t } = wordsIn({ de, fr, es });
