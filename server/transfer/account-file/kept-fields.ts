import type { ReadPlay } from '#shared/plays/read-play.ts';
import type { ImportedPlay, KeptFields } from '#shared/schema/imported-play.ts';
import { isAsImported } from '../imports/rules/merge-play.ts';
import { sameJson } from '#server/plays/service.ts';

/** A play with what its last import said of it. */
export type ExportedRead = ReadPlay & {
  sourceId: string | null;
  imported: ImportedPlay | null;
};

/** What an import kept of a play's fields, as far as the owner has not changed what they say. */
export interface Kept {
  comments: string;
  /** Those that stand in the notes; empty if the owner has rewritten these. */
  noted: Pick<KeptFields, 'board' | 'rounds' | 'durationMin' | 'scoresheet'>;
  /** Those of the result; null if it was not imported or is another one. */
  result: Pick<KeptFields, 'scoringSetting' | 'manualWinner' | 'seats'> | null;
  entryDate: string | undefined;
  modifiedAt: string | null;
  isAnonymous: (name: string) => boolean;
}

export function keptOf(play: ExportedRead): Kept {
  const { imported, results } = play;
  const { noted = '', board, rounds, durationMin, scoresheet, entryDate, ...result } = imported?.kept ?? {};
  const notes = play.notes ?? '';
  const isNoted = noted === '' || notes === noted || notes.endsWith(`\n\n${noted}`);
  const ofNotes = { board, rounds, durationMin, scoresheet };
  const players = results.map(({ name }) => name);
  const scores = results.map(({ score }) => score);
  const seats = results.map(({ name: _name, score: _score, ...seat }) => seat);
  const seated = seats.some((seat) => Object.keys(seat).length > 0) ? seats : [];
  const sameResult =
    imported !== null &&
    sameJson(
      [players, scores, seated, play.outcome],
      [imported.players, imported.scores, imported.seats, imported.outcome],
    );
  const merged = { ...play, playedAt: play.playedAt.toISOString(), players, scores, seats: seated };
  const anonymous = new Set(imported?.anonymous);
  return {
    comments: isNoted && noted !== '' ? notes.slice(0, -noted.length).replace(/\n\n$/, '') : notes,
    noted: isNoted ? ofNotes : {},
    result: sameResult ? result : null,
    entryDate,
    modifiedAt: isAsImported(merged) ? (imported?.modifiedAt ?? null) : null,
    isAnonymous: (name) => anonymous.has(name),
  };
}
