import { MAX_NOTES_LENGTH, MAX_PLAY_MINUTES, MAX_PLAYERS, MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import type { ZoneClock } from '#shared/time/wall-time.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import type { FileRow } from '../import-row.ts';
import { readFields, unreadableCell } from '../bgstats/fields.ts';
import { lineOf, truncate } from '../bgstats/raw.ts';
import { readScore } from '#shared/plays/written-score.ts';
import { PLAY, type PlayEntry, PLAYER, type RawPlayer } from './fields.ts';

const DAY_MS = 86_400_000;
// oxlint-disable-next-line words/no-literals -- stored, and the same at each import
const UNKNOWN_PLAYER = 'Unknown player';

/** The rows of a list of plays: an entry that stands for several plays is several rows. */
export function* playRows(entries: readonly PlayEntry[], clock: ZoneClock, now = Date.now()): Generator<FileRow> {
  const lineOfPlay = new Map<string, number>();
  const unnumbered = new Map<string, number>();
  let line = 0;
  for (const entry of entries) {
    const read = readEntry(entry, clock, now);
    if ('leftOut' in read) {
      line += 1;
      yield { line, kind: 'play', title: read.title, game: null, play: null, reasons: [read.leftOut, ...read.reasons] };
      continue;
    }
    const id = read.id || withoutId(read.play, unnumbered);
    for (let place = 1; place <= read.quantity; place += 1) {
      line += 1;
      const sourceId = `bgg:${id}${place === 1 ? '' : `/${place}`}`;
      const former = lineOfPlay.get(sourceId);
      lineOfPlay.set(sourceId, former ?? line);
      const row = { line, kind: 'play', title: read.play.gameTitle, game: null } as const;
      if (former === undefined) yield { ...row, play: { ...read.play, sourceId }, reasons: read.reasons };
      else yield { ...row, play: null, reasons: [{ code: 'copy_of', line: former, title: row.title }] };
    }
  }
}

/** Day, game and number among the equal ones, which a later file has again. */
function withoutId({ playedAt, bggId, gameTitle }: ImportedPlay, unnumbered: Map<string, number>): string {
  const key = `${playedAt.slice(0, 10)} ${bggId ?? titleKey(gameTitle)}`;
  const count = (unnumbered.get(key) ?? 0) + 1;
  unnumbered.set(key, count);
  return `${key} ${count}`;
}

type ReadEntry =
  | { play: ImportedPlay; id: string; quantity: number; reasons: ImportReason[] }
  | { leftOut: ImportReason; title: string; reasons: ImportReason[] };

function readEntry({ play: raw, players }: PlayEntry, clock: ZoneClock, now: number): ReadEntry {
  const { values, unreadable, isCut } = readFields(PLAY, raw);
  const seats = players.map(readSeat);
  const cells = [...unreadable, ...seats.flatMap((seat) => seat.unreadable)];
  const wholeNotes = notesOf(values, seats);
  const notes = truncate(wholeNotes, MAX_NOTES_LENGTH);
  const reasons: ImportReason[] = [
    ...(values.nowinstats ? [{ code: 'ignored_there' } as const] : []),
    ...(seats.length === 0 ? [{ code: 'no_players' } as const] : []),
    ...(cells.length > 0 ? [{ code: 'unreadable', cells } as const] : []),
    ...(notes === wholeNotes ? [] : [{ code: 'cut', field: 'notes' } as const]),
    ...(isCut || seats.some((seat) => seat.isCut) ? [{ code: 'cut', field: 'text' } as const] : []),
  ];
  const title = values.objectname;
  const playedAt = clock.isoOf(values.date);
  if (title === '') return { leftOut: { code: 'no_game' }, title, reasons };
  if (playedAt === null) return { leftOut: { code: 'no_play_date' }, title, reasons };
  if (Date.parse(playedAt) > now + DAY_MS) return { leftOut: { code: 'future_date' }, title, reasons };
  if (seats.length > MAX_PLAYERS) return { leftOut: { code: 'too_many_players' }, title, reasons };
  const winners = seats.filter(({ won }) => won);
  const facts = seats.map(({ seat, won }): Seat => ({ ...seat, ...(winners.length > 0 && { won }) }));
  const play: ImportedPlay = {
    sourceId: '',
    gameTitle: title,
    bggId: values.objectid,
    playedAt,
    players: seats.map(({ name }) => name),
    scores: seats.map(({ score }) => score),
    winner: winners.length === 1 ? (winners[0]?.name ?? null) : null,
    notes: notes || null,
    duration: values.length !== null && values.length <= MAX_PLAY_MINUTES ? values.length : null,
    outcome: 'highest',
    outcomeGuessed: true,
    seats: facts.some((seat) => Object.keys(seat).length > 0) ? facts : [],
    place: values.location || null,
    expansions: [],
    anonymous: [...new Set(seats.flatMap(({ name, isAnonymous }) => (isAnonymous ? [name] : [])))],
    modifiedAt: null,
    ...(values.nowinstats && { isIgnored: true }),
  };
  return { play, id: values.id, quantity: values.quantity ?? 1, reasons };
}

function readSeat(raw: RawPlayer) {
  const { values, unreadable, isCut } = readFields(PLAYER, raw);
  const named = values.score === '' ? scoreInName(values.name) : { name: values.name, score: values.score };
  const written = readScore(named.score);
  const isLong = (written.text?.length ?? 0) > MAX_SHORT_TEXT_LENGTH;
  const role = lineOf(values.color, MAX_SHORT_TEXT_LENGTH);
  const seat: Seat = {
    ...(values.startposition === 1 && { started: true }),
    ...(values.new && { firstTime: true }),
    ...(role !== '' && { role }),
    ...(written.text !== undefined && { scoreText: lineOf(written.text, MAX_SHORT_TEXT_LENGTH) }),
  };
  const name = named.name || values.username || UNKNOWN_PLAYER;
  const isWord = written.text !== undefined && written.score === null;
  return {
    name,
    isAnonymous: name === UNKNOWN_PLAYER || /^anonymous player$/i.test(name),
    score: written.score,
    longScore: isLong ? (written.text ?? null) : null,
    seat,
    won: values.win === true,
    unreadable: isWord ? [...unreadable, unreadableCell('score', named.score)] : unreadable,
    isCut: isCut || role !== lineOf(values.color, Infinity),
  };
}

/** 'Ana (87)' is Ana with 87 points; 'Ana (my aunt)' is a name. */
function scoreInName(written: string): { name: string; score: string } {
  const open = written.lastIndexOf('(');
  const score = open > 0 && written.endsWith(')') ? written.slice(open + 1, -1).trim() : '';
  const isScore = score !== '' && readScore(score).score !== null;
  return isScore ? { name: written.slice(0, open).trim(), score } : { name: written, score: '' };
}

/** The comment, followed by what has no field here. */
function notesOf(
  { comments, incomplete, length, nowinstats }: ReturnType<typeof readFields<typeof PLAY>>['values'],
  seats: readonly ReturnType<typeof readSeat>[],
): string {
  const more = [
    ...(incomplete ? ['Incomplete'] : []),
    // oxlint-disable-next-line words/no-literals -- stored, and the same at each import
    ...(nowinstats ? ['Not in the win statistics of BoardGameGeek'] : []),
    ...(length !== null && length > MAX_PLAY_MINUTES ? [`Minutes: ${length}`] : []),
    // oxlint-disable-next-line words/no-literals -- stored, and the same at each import
    ...seats.flatMap(({ name, longScore }) => (longScore === null ? [] : [`Score of ${name}: ${longScore}`])),
  ];
  return [comments, more.join('\n')].filter((part) => part !== '').join('\n\n');
}
