import type { LoggedPlay, PlayPerson } from './play-log.ts';
import type { ReadPlay } from '#shared/plays/read-play.ts';

/** A play with displayed names, and marked winners. */
export function withDisplayNames(play: LoggedPlay): ReadPlay {
  const winners = new Set(play.seated.filter(({ won }) => won).map(({ person }) => person));
  return {
    ...play,
    winner: winners.size > 0 ? null : play.winner,
    results: play.results.map((result, index) => {
      const person = play.persons[index];
      return person ? { ...result, name: person.name, won: winners.has(person) || undefined } : result;
    }),
  };
}

/** The player of a play with a displayed name. */
export const personNamed = ({ seated }: LoggedPlay, name: string): PlayPerson =>
  seated.find(({ person }) => person.name === name)?.person ?? { key: `n${name}`, id: null, name };
