import type { LoggedPlay, PlayPerson } from './play-log.ts';
import type { ReadPlay } from '#shared/rules/plays/read-play.ts';

/** A play with its people by the names they are shown by, and those who won said to have. */
export function asShown(play: LoggedPlay): ReadPlay {
  const winners = new Set(play.seated.filter(({ won }) => won).map(({ person }) => person));
  return {
    ...play,
    winner: winners.size > 0 ? null : play.winner,
    results: play.results.map((result, place) => {
      const person = play.persons[place];
      return person ? { ...result, name: person.name, won: winners.has(person) || undefined } : result;
    }),
  };
}

/** Who of those at the table is shown by a name. */
export const personNamed = ({ seated }: LoggedPlay, name: string): PlayPerson =>
  seated.find(({ person }) => person.name === name)?.person ?? { key: `n${name}`, id: null, name };
