import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { type DetailKind, SEAT_FIELDS, SEAT_KINDS } from '#shared/shapes/play-details.ts';
import { sameJson } from '#server/plays/service.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { winnersOf } from '#shared/plays/winner.ts';

/** Details that the owner allows a file to remove by leaving them empty. */
export type Erasable = ReadonlySet<DetailKind>;

/**
 * Fills gaps in a file's play from what an earlier file said, except the kinds in `erase`. Ranks and winners are copied
 * only if the scores are the same; a winner who follows from the same scores is not new information.
 */
export function fillPlayGaps(file: ImportedPlay, former: ImportedPlay, erase: Erasable): ImportedPlay {
  const keep = (kind: DetailKind, isEmpty: boolean) => isEmpty && !erase.has(kind);
  const filled = {
    ...file,
    bggId: file.bggId ?? former.bggId,
    notes: keep('notes', !file.notes) ? former.notes : file.notes,
    duration: keep('durations', file.duration === null) ? former.duration : file.duration,
    place: keep('places', file.place === null) ? former.place : file.place,
    expansions: keep('expansions', file.expansions.length === 0) ? former.expansions : file.expansions,
    modifiedAt: file.modifiedAt ?? former.modifiedAt,
    ...(file.outcomeGuessed && { outcome: former.outcome, outcomeGuessed: former.outcomeGuessed }),
  };
  if (file.players.length > 0) return { ...filled, ...fillResults(filled, former, erase) };
  if (erase.has('players')) return filled;
  const { players, scores, seats, winner, outcome, anonymous } = former;
  return { ...filled, players, scores, seats, winner, outcome, anonymous };
}

type Results = Pick<ImportedPlay, 'scores' | 'seats' | 'winner' | 'outcome'>;

function fillResults(file: ImportedPlay, former: ImportedPlay, erase: Erasable): Results {
  const places = formerPlaces(file.players, former.players);
  const scores = file.scores.map((score, place) =>
    erase.has('scores') ? score : (score ?? former.scores[places[place] ?? -1] ?? null),
  );
  const formerScores = places.map((place) => former.scores[place] ?? null);
  const sameTable = file.players.length === former.players.length && !places.includes(-1);
  const sameScores = sameTable && sameJson(scores, formerScores);
  const kinds = SEAT_KINDS.filter((kind) => !erase.has(kind) && (kind !== 'ranks' || sameScores));
  const isNoNews = saysWhatScoresSay(file, former);
  const keepWinners = sameScores && !erase.has('winners') && (isNoNews || !saysWhoWon(file));
  const seats = file.players.map((_name, place): Seat => {
    const [imported = {}, known = {}] = [file.seats[place], former.seats[places[place] ?? -1]];
    const gaps = kinds
      .map((kind) => SEAT_FIELDS[kind])
      .filter((field) => !imported[field] && known[field] !== undefined);
    const seat: Seat = { ...imported, ...Object.fromEntries(gaps.map((field) => [field, known[field]])) };
    if (keepWinners && isNoNews) delete seat.won;
    if (keepWinners && known.won !== undefined) seat.won = known.won;
    const isSameScore = file.scores[place] === null && scores[place] !== null;
    if (isSameScore && imported.scoreText === undefined && known.scoreText) seat.scoreText = known.scoreText;
    return seat;
  });
  const inTeams = seats.some(({ team }) => team !== undefined) && !file.seats.some(({ team }) => team !== undefined);
  const ranked = seats.some(({ rank }) => rank !== undefined) && !file.seats.some(({ rank }) => rank !== undefined);
  return {
    scores,
    seats: seats.some((seat) => Object.keys(seat).length > 0) ? seats : [],
    winner: keepWinners ? former.winner : file.winner,
    outcome: inTeams || ranked ? former.outcome : file.outcome,
  };
}

/** Index of each player in the former list; -1 if absent. */
function formerPlaces(players: readonly string[], former: readonly string[]): number[] {
  const taken = new Set<number>();
  const keys = former.map(nameKey);
  return players.map((name) => {
    const place = keys.findIndex((key, at) => key === nameKey(name) && !taken.has(at));
    taken.add(place);
    return place;
  });
}

const saysWhoWon = ({ winner, seats }: ImportedPlay): boolean => winner !== null || seats.some(({ won }) => won);

/** Names as winners those whom the former play, which names nobody, has as winners by its scores. */
const saysWhatScoresSay = (file: ImportedPlay, former: ImportedPlay): boolean =>
  saysWhoWon(file) &&
  !saysWhoWon(former) &&
  file.outcome === former.outcome &&
  sameJson(winnerKeys(file), winnerKeys(former));

const winnerKeys = ({ players, scores, seats, outcome, winner }: ImportedPlay): string[] =>
  winnersOf({
    outcome,
    winner,
    results: players.map((name, place) => ({ ...seats[place], name, score: scores[place] ?? null })),
  })
    .map(nameKey)
    .toSorted();
