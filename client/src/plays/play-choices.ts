import type { LoggedPlay } from './rules/play-log.ts';
import { placeKey } from './rules/play-search.ts';

export interface Choice {
  value: string;
  label: string;
}

/** Filter choices: games and places by name, people most frequent first. */
export function choicesIn(log: readonly LoggedPlay[]): { games: Choice[]; people: Choice[]; places: Choice[] } {
  const games = new Map<string, Choice>();
  const places = new Map<string, Choice>();
  const people = new Map<string, Choice & { plays: number }>();
  for (const { game, seated, place, isIgnored } of log) {
    if (!games.has(game.key)) games.set(game.key, { value: game.key, label: game.title });
    const placed = place ? placeKey(place) : '';
    if (place && !places.has(placed)) places.set(placed, { value: placed, label: place.trim() });
    for (const { person } of seated) {
      const entry = people.get(person.key);
      const plays = (entry?.plays ?? 0) + (isIgnored ? 0 : 1);
      if (entry) entry.plays = plays;
      else people.set(person.key, { value: person.key, label: person.name, plays });
    }
  }
  const byLabel = new Intl.Collator(undefined, { numeric: true }).compare;
  const sorted = (choices: Iterable<Choice>) => [...choices].toSorted((a, b) => byLabel(a.label, b.label));
  return {
    games: sorted(games.values()),
    people: [...people.values()].toSorted((a, b) => b.plays - a.plays || byLabel(a.label, b.label)),
    places: sorted(places.values()),
  };
}
