import { MAX_NOTES_LENGTH, MAX_PLAY_MINUTES, MAX_PLAYERS } from '#shared/limits.ts';
import { outcomeOf } from '../rules/bgstats-outcome.ts';
import type { ImportReason, UnreadableCell } from '#shared/schema/import-report.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import type { ZoneClock } from '#shared/rules/time/wall-time.ts';
import type { BgStatsContents } from './contents.ts';
import type { RawExpansion, RawPlay } from './file-schema.ts';
import { truncate, isSet, lineOf, rawsOf, referenceOf, textOf, wholeOf } from './raw.ts';
import { type BgStatsSeat, readSeats } from './read-seats.ts';
import { unreadableCell, unreadableFields } from './unreadable.ts';
import { scoreSheetLines } from './score-sheet.ts';

/** A play with its notes, or the reason to skip it. */
export type ReadPlay = { title: string; play: ImportedPlay; reasons: ImportReason[] } | LeftOut;
interface LeftOut {
  title: string;
  leftOut: ImportReason;
}

const ID_LENGTH = 100;
const DAY_MS = 86_400_000;
const ANY = 1e15;

/** Converts 20240501 to '2024-05-01'. */
const dayOf = (value: unknown): string => textOf(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

export function readPlay(raw: RawPlay, contents: BgStatsContents, clock: ZoneClock, now = Date.now()): ReadPlay {
  const game = contents.games.get(referenceOf(raw.gameRefId));
  const title = game?.title ?? '';
  const uuid = lineOf(raw.uuid, ID_LENGTH);
  const playedAt = clock.isoOf(textOf(raw.playDate)) ?? clock.isoOf(dayOf(raw.playDateYmd));
  const unreadable = unreadableOf(raw, clock);
  const seats = readSeats(raw, contents);
  const missing = seats.filter(({ isMissing }) => isMissing).length;
  if (!game || title === '') return { title, leftOut: { code: 'no_game' } };
  if (uuid === '') return { title, leftOut: { code: 'no_play_id' } };
  if (playedAt === null) return { title, leftOut: { code: 'no_play_date' } };
  if (Date.parse(playedAt) > now + DAY_MS) return { title, leftOut: { code: 'future_date' } };
  if (seats.length > MAX_PLAYERS) return { title, leftOut: { code: 'too_many_players' } };
  const inTeams = seats.some(({ seat }) => seat.team !== undefined);
  const winners = seats.filter(({ winner }) => winner);
  const wholeNotes = notesOf(raw, seats);
  const notes = truncate(wholeNotes, MAX_NOTES_LENGTH);
  const play: ImportedPlay = {
    sourceId: `bgstats:${uuid}`,
    gameTitle: title,
    bggId: game.bggId,
    playedAt,
    players: seats.map(({ name }) => name),
    scores: seats.map(({ score }) => score),
    winner: winners.length === 1 ? (winners[0]?.name ?? null) : null,
    notes: notes || null,
    duration: wholeOf(raw.durationMin, 1, MAX_PLAY_MINUTES),
    outcome: outcomeOf({
      scoringSetting: wholeOf(raw.scoringSetting, 0, 100) ?? 0,
      cooperative: game.cooperative,
      highestWins: game.highestWins,
      noPoints: game.noPoints,
      inTeams,
      seats,
    }),
    ...(!inTeams && !game.saysHowWon && !wholeOf(raw.scoringSetting, 1, 100) && { outcomeGuessed: true }),
    seats: seats.some(({ seat }) => Object.keys(seat).length > 0) ? seats.map(({ seat }) => seat) : [],
    place: contents.places.get(referenceOf(raw.locationRefId)) || null,
    expansions: expansionsOf(raw, contents),
    anonymous: [...new Set(seats.flatMap(({ name, isAnonymous }) => (isAnonymous ? [name] : [])))],
    modifiedAt: lineOf(raw.modificationDate, ID_LENGTH) || null,
  };
  const reasons: ImportReason[] = [
    ...(seats.length === 0 ? [{ code: 'no_players' } as const] : []),
    ...(missing > 0 ? [{ code: 'missing_players', count: missing } as const] : []),
    ...(unreadable.length > 0 ? [{ code: 'unreadable', cells: unreadable } as const] : []),
    ...(isSet(raw.ignored) ? [{ code: 'ignored_there' } as const] : []),
    ...(notes === wholeNotes ? [] : [{ code: 'cut', field: 'notes' } as const]),
  ];
  return { title, play, reasons };
}

/**
 * Unreadable parts of an imported play: minutes and rounds that are not numbers, and a date of which only the day is
 * usable.
 */
function unreadableOf(raw: RawPlay, clock: ZoneClock): UnreadableCell[] {
  const date = textOf(raw.playDate);
  const isDate = date === '' || clock.isoOf(date) !== null;
  const numbers = unreadableFields(raw, { durationMin: [0, ANY], rounds: [0, ANY] });
  return isDate ? numbers : [unreadableCell('playDate', raw.playDate), ...numbers];
}

const expansionsOf = (raw: RawPlay, { games }: BgStatsContents): string[] => {
  const titles = rawsOf<RawExpansion>(raw.expansionPlays).map(
    ({ gameRefId }) => games.get(referenceOf(gameRefId))?.title ?? '',
  );
  return [...new Set(titles)].filter((title) => title !== '').slice(0, MAX_PLAYERS);
};

/** The comment, followed by data of the file that have no field here. */
function notesOf(raw: RawPlay, seats: readonly BgStatsSeat[]): string {
  const board = textOf(raw.board);
  const excessive = wholeOf(raw.durationMin, MAX_PLAY_MINUTES + 1, Number.MAX_SAFE_INTEGER);
  const rounds = wholeOf(raw.rounds, 1, 1_000_000);
  const nameOf = (scoreId: string) => seats.find((seat) => seat.scoreId !== '' && seat.scoreId === scoreId)?.name;
  const more = [
    ...(board === '' ? [] : [`Board: ${board}`]),
    ...(excessive === null ? [] : [`Minutes: ${excessive}`]),
    ...(rounds === null ? [] : [`Rounds: ${rounds}`]),
    ...seats.flatMap(({ name, longScore }) => (longScore === null ? [] : [`Score of ${name}: ${longScore}`])),
    ...scoreSheetLines(raw.scoresheet, nameOf),
  ];
  return [textOf(raw.comments), more.join('\n')].filter((part) => part !== '').join('\n\n');
}
