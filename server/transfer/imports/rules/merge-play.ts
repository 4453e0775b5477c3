import { titleKey } from '#shared/games/duplicate-title.ts';
import type { ImportedPlay, ImportedPlayChange, MergedPlay, PlayPart } from '#shared/schema/imported-play.ts';
import { type Erasable, fillPlayGaps } from './fill-play-gaps.ts';
import { DETAIL_KINDS, type DetailCounts, type DetailKind, detailsBeyond } from '#shared/shapes/play-details.ts';
import { sameJson } from '#server/plays/service.ts';

/** The fields of each part. */
const PARTS = {
  game: ['gameTitle', 'bggId'],
  time: ['playedAt'],
  results: ['players', 'scores', 'seats', 'outcome', 'winner'],
  notes: ['notes'],
  duration: ['duration'],
  place: ['place'],
  expansions: ['expansions'],
  statistics: ['isIgnored'],
} as const satisfies Record<PlayPart, readonly (keyof MergedPlay & keyof ImportedPlay)[]>;

type Fields = Omit<MergedPlay, 'sourceId' | 'imported'>;
const ALL_PARTS = Object.keys(PARTS) as PlayPart[];
const FIELDS = [...Object.values(PARTS).flat(), 'sourceId', 'imported'] as const;

/**
 * Three-way merge of the owner's play, the last import and this file: the file's changes are taken part by part where
 * the owner changed nothing, never from an older file. Empty fields remove nothing except the kinds in `erase`. A play
 * recorded by the owner is only linked to the file's.
 */
export function mergePlay(ours: MergedPlay, file: ImportedPlay, erase: Erasable = NOTHING): ImportedPlayChange {
  const base = ours.imported;
  if (!base) return differences(ours, { ...ours, sourceId: file.sourceId });
  if (isOlder(file, base)) return NO_CHANGE;
  const playedAt = wallTime(file.playedAt) === wallTime(base.playedAt) ? base.playedAt : file.playedAt;
  const news = { ...fillPlayGaps(file, base, erase), playedAt };
  const merged: MergedPlay = { ...ours, imported: news };
  for (const part of ALL_PARTS) {
    if (!samePart(part, news, base) && samePart(part, ours, base)) Object.assign(merged, take(part, news));
  }
  return differences(ours, merged);
}

/** Returns what the file would remove if the owner allows it: the number of details by kind that it leaves empty. */
export function erasableBy(ours: MergedPlay, file: ImportedPlay): DetailCounts {
  const base = ours.imported;
  if (!base || isOlder(file, base) || sameJson(fillPlayGaps(file, base, NOTHING), file)) return {};
  const merged = { ...ours, ...mergePlay(ours, file).to };
  const erased = { ...ours, ...mergePlay(ours, file, EVERYTHING).to };
  return detailsBeyond(merged, erased);
}

const NOTHING: Erasable = new Set();
const EVERYTHING: ReadonlySet<DetailKind> = new Set(DETAIL_KINDS);

const isOlder = (file: ImportedPlay, base: ImportedPlay): boolean =>
  base.modifiedAt !== null && file.modifiedAt !== null && file.modifiedAt < base.modifiedAt;

/** The parts of a play that a change affects for its owner. */
export const changedParts = ({ to }: ImportedPlayChange): PlayPart[] =>
  ALL_PARTS.filter((part) => PARTS[part].some((field) => field in to));

/** Whether a play is unchanged since the last import. */
export const isAsImported = (play: MergedPlay): boolean => {
  const { imported } = play;
  return imported !== null && ALL_PARTS.every((part) => samePart(part, play, imported));
};

/** Undoes an import part by part, where the part still has the imported value. */
export function revertPlay(play: MergedPlay, { from, to }: ImportedPlayChange): Partial<MergedPlay> {
  const parts = [...Object.values(PARTS), ['sourceId'], ['imported']] as (keyof MergedPlay)[][];
  const former: Partial<MergedPlay> = {};
  for (const fields of parts) {
    const changed = fields.filter((field) => field in to);
    if (!changed.every((field) => sameField(field, play[field], to[field]))) continue;
    for (const field of changed) Object.assign(former, { [field]: from[field] });
  }
  return former;
}

const NO_CHANGE: ImportedPlayChange = { from: {}, to: {} };

/** The local time of a moment with offset: '2020-02-29T10:00:00'. */
const wallTime = (moment: string): string => moment.slice(0, 19);

const take = (part: PlayPart, play: Fields): Partial<Fields> =>
  Object.fromEntries(PARTS[part].map((field) => [field, field === 'isIgnored' ? Boolean(play[field]) : play[field]]));

const samePart = (part: PlayPart, a: Fields, b: Fields): boolean =>
  PARTS[part].every((field) => sameField(field, a[field], b[field]));

/** Moments are equal regardless of their offset, titles regardless of their case. */
function sameField(field: keyof MergedPlay, a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (field === 'playedAt') return Date.parse(a) === Date.parse(b);
    if (field === 'gameTitle') return titleKey(a) === titleKey(b);
  }
  if (field === 'expansions' && isTexts(a) && isTexts(b)) return sameJson(a.map(titleKey), b.map(titleKey));
  if (field === 'isIgnored') return Boolean(a) === Boolean(b);
  return sameJson(a, b);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function differences(before: MergedPlay, after: MergedPlay): ImportedPlayChange {
  const changed = FIELDS.filter((field) => !sameField(field, before[field], after[field]));
  if (changed.length === 0) return NO_CHANGE;
  const of = (play: MergedPlay) => Object.fromEntries(changed.map((field) => [field, play[field]]));
  return { from: of(before), to: of(after) };
}
