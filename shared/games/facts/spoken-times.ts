import { afterPhrase, phrasesOf, type Token } from './fact-tokens.ts';

/** Times whose words are no numbers of hours, by their minutes, without an article. */
const SPOKEN_TIMES = (
  [
    [10, 'dizaine de minutes'],
    [15, "quarter of an hour|viertelstunde|quart d'heure|quinzaine de minutes|cuarto de hora"],
    [20, 'vingtaine de minutes'],
    [
      30,
      'half an hour|half hour|half-hour|halbe stunde|halben stunde|demi-heure|demi heure|trentaine de minutes|media hora',
    ],
    [40, 'quarantaine de minutes'],
    [
      45,
      "three quarters of an hour|dreiviertelstunde|dreiviertel stunde|drei viertelstunden|trois quarts d'heure|tres cuartos de hora",
    ],
    [75, 'hour and a quarter|heure et quart|hora y cuarto'],
    [
      90,
      'hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden|einundeinhalb stunden|heure et demie|hora y media',
    ],
    [150, 'two and a half hours|zweieinhalb stunden'],
  ] as const
).map(([minutes, phrases]) => ({ minutes, phrases: phrasesOf(phrases) }));

/** The words that such a time begins with. */
export const FIRST_WORDS: ReadonlySet<string> = new Set(SPOKEN_TIMES.flatMap(({ phrases }) => [...phrases.keys()]));

/** The time in words at a place: 'half an hour', 'anderthalb Stunden'. */
export function spokenTimeAt(tokens: readonly Token[], at: number): { minutes: number; end: number } | null {
  if (!FIRST_WORDS.has(tokens[at]?.text ?? '')) return null;
  const ends = SPOKEN_TIMES.map(({ minutes, phrases }) => ({ minutes, end: afterPhrase(tokens, at, phrases) }));
  return ends.find(({ end }) => end > at) ?? null;
}
