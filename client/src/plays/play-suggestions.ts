import { presentNames } from './people/present-names.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { readPlay } from '#shared/plays/read-play.ts';

/** Suggestions from earlier plays. */
export interface PlaySuggestions {
  /** People, most frequent first, as they are called now; until the list of people is there, in their latest spelling. */
  names: string[];
  /** Most frequent first. */
  places: string[];
  /** The latest play's players, in order. */
  lastPlayers: string[];
}

/** @param plays the latest first @param known the people in them */
export function suggestionsFromPlays(plays: readonly Play[], known: readonly Person[] = []): PlaySuggestions {
  const present = presentNames(known);
  const people: Tally = new Map();
  const places: Tally = new Map();
  let lastPlayers: string[] = [];
  for (const play of plays) {
    const names = readPlay(play)?.results.map(({ name }) => present(name)) ?? [];
    if (lastPlayers.length === 0) lastPlayers = [...new Set(names)].filter((name) => name !== '');
    for (const name of names) count(people, name);
    if (play.place) count(places, play.place);
  }
  return { names: byFrequency(people), places: byFrequency(places), lastPlayers };
}

type Tally = Map<string, { text: string; times: number }>;

function count(tally: Tally, text: string): void {
  const key = nameKey(text);
  const entry = tally.get(key);
  if (entry) entry.times += 1;
  else if (key !== '') tally.set(key, { text, times: 1 });
}

/** Ties keep their order. */
const byFrequency = (tally: Tally): string[] =>
  [...tally.values()].toSorted((a, b) => b.times - a.times).map(({ text }) => text);
