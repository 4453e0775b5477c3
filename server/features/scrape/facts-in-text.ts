import { durationOf, minAgeOf, playersOf } from './fact-texts.ts';
import { known, type PageFacts } from './page-facts.ts';

const PLAYERS = /\b(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\+?\s?(?:players?|spieler|joueurs|jugadores|giocatori)\b/i;
const MINUTES = /\b(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\s?(?:minutes?|mins?\b|minuten|minutos|minuti)/i;
const AGE =
  /\bages?:?\s?(\d{1,2})\b|\b(\d{1,2})\s?(?:years?|yrs)\s?(?:and|or|&)\s?(?:up|older)|\bab (\d{1,2}) jahren?/i;

/** What a description says in words: '2-4 players, 45 minutes, ages 8+'. */
export function factsInText(text: string): PageFacts {
  const [, least, most] = PLAYERS.exec(text) ?? [];
  const [, shortest, longest] = MINUTES.exec(text) ?? [];
  const age = AGE.exec(text)?.slice(1).find(Boolean);
  return known({
    players: playersOf(least, most),
    duration: durationOf(shortest, longest),
    minAge: minAgeOf(age),
  });
}
