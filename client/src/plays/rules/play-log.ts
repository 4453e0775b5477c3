import { atPlace } from '#client/lib/reader-clock.ts';
import { runToEnd, type SlicedWork } from '#client/lib/time-slices.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { gameFinder, type GameOfPlays } from '#shared/plays/game-finder.ts';
import { isNobody, nameKey, tidyName } from '#shared/text/person-name.ts';
import { readResults, type PlayerResult, type ReadPlay } from '#shared/plays/read-play.ts';
import { winnersOf, winningSeats } from '#shared/plays/winner.ts';

/** The person behind a name in a play. Without an id while the list of people does not include the name. */
export interface PlayPerson {
  key: string;
  id: number | null;
  name: string;
}

/** One person in a play. */
export interface Seated extends Pick<PlayerResult, 'score' | 'rank' | 'team'> {
  person: PlayPerson;
  won: boolean;
}

export interface LoggedPlay extends ReadPlay {
  /** When the reader's clock says what the clock at its place said; the moment itself stands in the record. */
  playedAt: Date;
  /** As stored. */
  record: Play;
  /** Kept, and left out of statistics. */
  isIgnored: boolean;
  game: GameOfPlays;
  /** Each person once, whatever spellings were used; of several seats of a name one that won. */
  seated: Seated[];
  /** The person of each result; null for a name of nobody. */
  persons: (PlayPerson | null)[];
  /** Individuals could win it: not co-operative, and not without a result. */
  isContest: boolean;
  /** The first play of its game that counts. */
  isFirst: boolean;
}

/** The plays of a list that count in statistics. */
export const countedPlays = <P extends { isIgnored?: boolean | undefined }>(plays: readonly P[]): readonly P[] =>
  plays.some(({ isIgnored }) => isIgnored) ? plays.filter(({ isIgnored }) => !isIgnored) : plays;

/** Plays that are read at a time: a few milliseconds, twenty of a phone. */
export const PLAYS_IN_A_STEP = 1000;

/** The same as `readLogInSlices`, at once. */
export const readLog = (plays: readonly Play[], people: readonly Person[]): LoggedPlay[] =>
  runToEnd(readLogInSlices(plays, people));

/**
 * An owner's plays, parsed once for all statistics: people, winners, games. Plays with invalid lists are omitted.
 * @param plays latest first; the order is kept
 */
export function* readLogInSlices(plays: readonly Play[], people: readonly Person[]): SlicedWork<LoggedPlay[]> {
  const personOf = personFinder(people);
  const gameOf = gameFinder(plays);
  const log: LoggedPlay[] = [];
  for (const [place, play] of plays.entries()) {
    if (place % PLAYS_IN_A_STEP === 0) yield;
    const logged = read(play, gameOf, personOf);
    if (logged) log.push(logged);
  }
  const played = new Set<GameOfPlays>();
  for (let place = log.length - 1; place >= 0; place--) {
    const play = log[place];
    if (!play || play.isIgnored || played.has(play.game)) continue;
    play.isFirst = true;
    played.add(play.game);
  }
  return log;
}

/** Fields are listed, because spreading twenty thousand plays takes longer than all the rest. */
function read(
  record: Play,
  gameOf: (play: Play) => GameOfPlays,
  personOf: (name: string) => PlayPerson | null,
): LoggedPlay | null {
  const results = readResults(record);
  if (!results) return null;
  const { id, gameId, gameTitle, bggId, eventId, playedAt, winner, notes, duration, outcome, place, expansions } =
    record;
  const decided = { outcome, winner, results };
  const persons = results.map(({ name }) => personOf(name));
  return {
    id,
    gameId,
    gameTitle,
    bggId,
    eventId,
    playedAt: atPlace(playedAt, record.utcOffset),
    winner,
    notes,
    duration,
    outcome,
    place,
    expansions,
    record,
    isIgnored: record.isIgnored ?? false,
    results,
    persons,
    seated: seat(results, persons, winnersAmong(decided, persons, personOf)),
    game: gameOf(record),
    isContest:
      outcome !== 'cooperative' && (winnersOf(decided).length > 0 || (outcome !== 'none' && results.some(hasResult))),
    isFirst: false,
  };
}

const hasResult = ({ score, rank }: PlayerResult): boolean => score !== null || rank !== undefined;

/** The winning seats; a winner who is named by another spelling than their seat is found as a person. */
function winnersAmong(
  play: Pick<ReadPlay, 'outcome' | 'winner' | 'results'>,
  persons: readonly (PlayPerson | null)[],
  personOf: (name: string) => PlayPerson | null,
): ReadonlySet<PlayerResult> {
  const seats = winningSeats(play);
  if (seats.length > 0 || !play.winner) return new Set(seats);
  const named = play.results[persons.indexOf(personOf(play.winner))];
  return new Set(named ? [named] : []);
}

function seat(
  results: readonly PlayerResult[],
  persons: readonly (PlayPerson | null)[],
  winners: ReadonlySet<PlayerResult>,
): Seated[] {
  const byPerson = new Map<PlayPerson, Seated>();
  results.forEach((result, index) => {
    const [person, won] = [persons[index], winners.has(result)];
    const { score, rank, team } = result;
    if (person && (won || !byPerson.has(person))) byPerson.set(person, { person, score, rank, team, won });
  });
  return [...byPerson.values()];
}

/** Returns the person for a spelling, always the same object; null for a name of nobody. */
function personFinder(people: readonly Person[]): (name: string) => PlayPerson | null {
  const byKey = new Map<string, PlayPerson>();
  for (const { id, name, spellings } of people) {
    const person = { key: `p${id}`, id, name };
    for (const spelling of spellings) byKey.set(spelling, person);
  }
  const byName = new Map<string, PlayPerson | null>();
  return (name) => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const key = nameKey(name);
    const person = isNobody(key) ? null : (byKey.get(key) ?? { key: `n${key}`, id: null, name: tidyName(name) });
    if (person) byKey.set(key, person);
    byName.set(name, person);
    return person;
  };
}
