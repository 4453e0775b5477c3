import type { LoggedPlay } from './play-log.ts';
import { playedWithin, spanOf, type PlayPeriod } from './play-period.ts';

/** A filter for plays; all parts must match. */
export interface PlayFilter {
  /** Matches title, names as written and as displayed, place, notes and expansions, ignoring case. */
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
  const words = filter.search.trim().toLowerCase();
  const { game, person, place } = filter;
  const within = playedWithin(plays, spanOf(filter.period, now));
  if (words === '' && game === null && person === null && place === null) return within;
  return within.filter(
    (play) =>
      (game === null || play.game.key === game) &&
      (person === null || play.seated.some((seat) => seat.person.key === person)) &&
      (place === null || (play.place !== null && placeKey(play.place) === place)) &&
      (words === '' || searchedText(play).includes(words)),
  );
}

const texts = new WeakMap<LoggedPlay, string>();

function searchedText(play: LoggedPlay): string {
  const known = texts.get(play);
  if (known !== undefined) return known;
  const written = play.results.map(({ name }) => name);
  const shown = play.seated.map(({ person }) => person.name);
  const text = [play.gameTitle, ...written, ...shown, play.place, play.notes, ...play.expansions]
    .join('\n')
    .toLowerCase();
  texts.set(play, text);
  return text;
}
