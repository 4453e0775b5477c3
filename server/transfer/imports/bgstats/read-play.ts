import { PLAY_OUTCOMES, type PlayOutcome } from '#shared/enums.ts';
import { MAX_NOTES_LENGTH, MAX_PLAY_MINUTES, MAX_PLAYERS } from '#shared/limits/limits.ts';
import type { ZoneClock } from '#shared/time/wall-time.ts';
import type { ImportReason, UnreadableCell } from '#shared/schema/import-report.ts';
import type { ImportedPlay, KeptFields } from '#shared/schema/imported-play.ts';
import { outcomeOf } from '../rules/bgstats-outcome.ts';
import type { BgStatsContents } from './contents.ts';
import { readFields, unreadableCell } from './fields.ts';
import { EXPANSION, PLAY, type PlayFields, type RawPlay } from './file-schema.ts';
import { rawOf, rawsOf, truncate } from './raw.ts';
import { type BgStatsSeat, readSeats } from './read-seats.ts';
import { scoreSheetLines } from './score-sheet.ts';

/** A play with its notes, or the reason to skip it. */
export type ReadPlay = { title: string; play: ImportedPlay; reasons: ImportReason[] } | LeftOut;
interface LeftOut {
  title: string;
  leftOut: ImportReason;
}

const DAY_MS = 86_400_000;

/** Converts 20240501 to '2024-05-01'. */
const dayOf = (day: string): string => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export function readPlay(raw: RawPlay, contents: BgStatsContents, clock: ZoneClock, now = Date.now()): ReadPlay {
  const { values, ...read } = readFields(PLAY, raw);
  const game = contents.games.get(values.gameRefId);
  const title = game?.title ?? '';
  const playedAt = clock.isoOf(values.playDate) ?? clock.isoOf(dayOf(values.playDateYmd));
  const seats = readSeats(raw.playerScores, values, contents);
  const missing = seats.filter(({ isMissing }) => isMissing).length;
  if (!game || title === '') return { title, leftOut: { code: 'no_game' } };
  if (values.uuid === '') return { title, leftOut: { code: 'no_play_id' } };
  if (playedAt === null) return { title, leftOut: { code: 'no_play_date' } };
  if (Date.parse(playedAt) > now + DAY_MS) return { title, leftOut: { code: 'future_date' } };
  if (seats.length > MAX_PLAYERS) return { title, leftOut: { code: 'too_many_players' } };
  const inTeams = seats.some(({ seat }) => seat.team !== undefined);
  const winners = seats.filter(({ winner }) => winner);
  const noted = notedFields(values, seats);
  const wholeNotes = [values.comments, noted].filter((part) => part !== '').join('\n\n');
  const notes = truncate(wholeNotes, MAX_NOTES_LENGTH);
  const place = contents.places.get(values.locationRefId);
  const expansions = expansionsOf(raw, contents);
  const isGuess = values.scoringSetting === undefined || (!game.saysHowWon && values.scoringSetting === null);
  const play: ImportedPlay = {
    sourceId: `bgstats:${values.uuid}`,
    gameTitle: title,
    bggId: game.bggId,
    playedAt,
    players: seats.map(({ name }) => name),
    scores: seats.map(({ score }) => score),
    winner: winners.length === 1 ? (winners[0]?.name ?? null) : null,
    notes: notes || null,
    duration: values.durationMin !== null && values.durationMin <= MAX_PLAY_MINUTES ? values.durationMin : null,
    outcome: toldOutcome(values) ?? outcomeOf({ scoring: values.scoringSetting, game, inTeams, seats }),
    ...(!inTeams && isGuess && { outcomeGuessed: true }),
    seats: seats.some(({ seat }) => Object.keys(seat).length > 0) ? seats.map(({ seat }) => seat) : [],
    place: place?.name || null,
    expansions: expansions.titles,
    anonymous: [...new Set(seats.flatMap(({ name, isAnonymous }) => (isAnonymous ? [name] : [])))],
    modifiedAt: values.modificationDate || null,
    ...(values.ignored && { isIgnored: true }),
    kept: keptFields(raw, values, seats, noted),
  };
  const unreadable = [
    ...unreadableDates(values, clock),
    ...read.unreadable,
    ...(place?.unreadable ?? []),
    ...(values.locationRefId && !place ? [unreadableCell('locationRefId', values.locationRefId)] : []),
    ...expansions.unreadable,
    ...seats.flatMap((seat) => seat.unreadable),
  ];
  const isCut = read.isCut || place?.isCut || seats.some((seat) => seat.isCut);
  const reasons: ImportReason[] = [
    ...(seats.length === 0 ? [{ code: 'no_players' } as const] : []),
    ...(missing > 0 ? [{ code: 'missing_players', count: missing } as const] : []),
    ...(unreadable.length > 0 ? [{ code: 'unreadable', cells: unreadable } as const] : []),
    ...(values.ignored ? [{ code: 'ignored_there' } as const] : []),
    ...(notes === wholeNotes ? [] : [{ code: 'cut', field: 'notes' } as const]),
    ...(isCut ? [{ code: 'cut', field: 'text' } as const] : []),
  ];
  return { title, play, reasons };
}

/** The outcome in a file that was exported from here. */
const toldOutcome = ({ metaData }: PlayFields): PlayOutcome | undefined => {
  const told = rawOf<{ rollcallOutcome: unknown }>(metaData).rollcallOutcome;
  return PLAY_OUTCOMES.find((outcome) => outcome === told);
};

/** Dates of a play that has a usable one which are none themselves; 0 is no date. */
const unreadableDates = ({ playDate, playDateYmd }: PlayFields, clock: ZoneClock): UnreadableCell[] => [
  ...(playDate === '' || clock.isoOf(playDate) !== null ? [] : [unreadableCell('playDate', playDate)]),
  ...(['', '0'].includes(playDateYmd) || clock.isoOf(dayOf(playDateYmd)) !== null
    ? []
    : [unreadableCell('playDateYmd', playDateYmd)]),
];

function expansionsOf(raw: RawPlay, { games }: BgStatsContents): { titles: string[]; unreadable: UnreadableCell[] } {
  const read = rawsOf<{ gameRefId: unknown }>(raw.expansionPlays).map((expansion) => readFields(EXPANSION, expansion));
  const found = read.map(({ values }) => ({ ...values, title: games.get(values.gameRefId)?.title ?? '' }));
  const titles = new Set(found.map(({ title }) => title).filter((title) => title !== ''));
  const lost = found.filter(({ title }) => title === '');
  return {
    titles: [...titles].slice(0, MAX_PLAYERS),
    unreadable: [
      ...read.flatMap(({ unreadable }) => unreadable),
      ...lost.map(({ gameRefId }) => unreadableCell('expansionPlays', gameRefId)),
      ...[...titles].slice(MAX_PLAYERS).map((title) => unreadableCell('expansionPlays', title)),
    ],
  };
}

/** The program counts one round where nobody counted; alone it is no note. */
const ONE_ROUND = 'Rounds: 1';

/** Data of the file that have no field here, in words. */
function notedFields(
  { board, durationMin, rounds, scoresheet, comments }: PlayFields,
  seats: readonly BgStatsSeat[],
): string {
  const nameOf = (scoreId: string) => seats.find((seat) => seat.scoreId !== '' && seat.scoreId === scoreId)?.name;
  const noted = [
    ...(board === '' ? [] : [`Board: ${board}`]),
    ...(durationMin === null || durationMin <= MAX_PLAY_MINUTES ? [] : [`Minutes: ${durationMin}`]),
    ...(rounds === null ? [] : [`Rounds: ${rounds}`]),
    // oxlint-disable-next-line words/no-literals -- stored, and the same at each import
    ...seats.flatMap(({ name, longScore }) => (longScore === null ? [] : [`Score of ${name}: ${longScore}`])),
    ...scoreSheetLines(scoresheet, nameOf),
  ].join('\n');
  return noted === ONE_ROUND && comments === '' ? '' : noted;
}

/** The fields of a play that have no column here. A longer score sheet stands in the notes alone. */
function keptFields(
  { scoringSetting, scoresheet }: RawPlay,
  { board, rounds, durationMin, entryDate, manualWinner, ...values }: PlayFields,
  seats: readonly BgStatsSeat[],
  noted: string,
): KeptFields {
  const isKept = values.scoresheet !== null && typeof scoresheet === 'string' && scoresheet.length <= MAX_NOTES_LENGTH;
  const seated = seats.map(({ longScore, scoreId }) => ({
    ...(longScore !== null && { score: longScore }),
    ...(scoreId !== '' && { scoreUuid: scoreId }),
  }));
  return {
    ...(noted !== '' && { noted: noted.slice(0, MAX_NOTES_LENGTH) }),
    ...(board !== '' && { board: board.slice(0, MAX_NOTES_LENGTH) }),
    ...(rounds !== null && { rounds }),
    ...(durationMin !== null && durationMin > MAX_PLAY_MINUTES && { durationMin }),
    ...(isKept && { scoresheet: JSON.stringify(values.scoresheet) }),
    ...(entryDate !== '' && { entryDate }),
    ...(Number.isSafeInteger(scoringSetting) &&
      values.scoringSetting != null && { scoringSetting: Number(scoringSetting) }),
    ...(manualWinner !== null && { manualWinner }),
    ...(seated.some((seat) => Object.keys(seat).length > 0) && { seats: seated }),
  };
}
