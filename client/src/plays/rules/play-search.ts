import { nearestText, searched, type Searched, searchNames } from '#shared/text/search-names.ts';
import type { LoggedPlay } from './play-log.ts';
import { playedWithin, spanOf, type PlayPeriod } from '#client/games/play-period.ts';

/** A filter for plays; all parts must match. */
export interface PlayFilter {
  /** Matches title, names as written and as displayed, place, notes and expansions, by the rules of all searches. */
  search: string;
  /** Key of a game, or null for all. */
  game: string | null;
  /** Key of a person, or null for all. */
  person: string | null;
  period: PlayPeriod;
  /** Key made by `placeKey`, or null for all. */
  place: string | null;
}

/** Ignores case and white space. */
export const placeKey = (place: string): string => place.trim().replace(/\s+/gu, ' ').toLowerCase();

/** The plays matching a filter, in input order. */
export function filterPlays(plays: readonly LoggedPlay[], filter: PlayFilter, now: Date): readonly LoggedPlay[] {
  const { game, person, place } = filter;
  const within = playedWithin(plays, spanOf(filter.period, now));
  if (filter.search.trim() === '' && game === null && person === null && place === null) return within;
  const chosen = within.filter(
    (play) =>
      (game === null || play.game.key === game) &&
      (person === null || play.seated.some((seat) => seat.person.key === person)) &&
      (place === null || (play.place !== null && placeKey(play.place) === place)),
  );
  return searchNames(chosen, filter.search, searchedOf);
}

/** The sentence above plays that have only the nearest names. */
export const nearestPlaysText = ({ search }: PlayFilter, [first]: readonly LoggedPlay[]): string | null =>
  nearestText(search, first && searchedOf(first));

const known = new WeakMap<LoggedPlay, Searched>();

function searchedOf(play: LoggedPlay): Searched {
  const before = known.get(play);
  if (before) return before;
  const written = play.results.map(({ name }) => name);
  const shown = play.seated.map(({ person }) => person.name);
  const found = searched([play.gameTitle, ...written, ...shown, play.place, ...play.expansions], play.notes);
  known.set(play, found);
  return found;
}
