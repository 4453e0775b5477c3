import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import type { ZoneClock } from '#shared/time/wall-time.ts';
import { type FileRow, gameRow } from '../import-row.ts';
import { jsonElements } from '#server/platform/files/json-elements.ts';
import type { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { type BgStatsContents, gameKey } from './contents.ts';
import { BG_STATS_ERRORS, tooMuchText } from './errors.ts';
import { importedGame } from './read-game.ts';
import type { RawPlay } from './file-schema.ts';
import { rawOf } from './raw.ts';
import { readPlay } from './read-play.ts';

/** The rows of an export's games. */
export function* readGames({ listed, plays, hundredths }: BgStatsContents): Generator<FileRow> {
  for (const [place, game] of listed.entries()) {
    const known = plays.get(gameKey(game)) ?? { listed: 0, before: 0 };
    const read = importedGame(game, known, hundredths);
    const row = { line: place + 1, title: game.title };
    if ('leftOut' in read)
      yield gameRow({ ...row, game: null, reasons: [read.leftOut, ...read.reasons], unlisted: read.unlisted });
    else yield gameRow({ ...row, ...read });
  }
}

/**
 * Characters of a play without its notes. A file has each name and title once, and plays refer to them, so a small file
 * could expand beyond all limits.
 */
const lengthOf = ({ gameTitle, place, players, expansions }: ImportedPlay): number =>
  [gameTitle, place, ...players, ...expansions].reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** The rows of a BG Stats export: games, then plays. @throws Refusal invalid_file */
export async function* readBgStats(
  file: UploadedFile,
  contents: BgStatsContents,
  clock: ZoneClock,
): AsyncGenerator<FileRow> {
  yield* readGames(contents);
  let line = contents.listed.length;
  let length = 0;
  const lineOfPlay = new Map<string, number>();
  for await (const { element } of jsonElements(file, { lists: ['plays'] }, BG_STATS_ERRORS)) {
    line += 1;
    const read = readPlay(rawOf<RawPlay>(element), contents, clock);
    const row = { line, kind: 'play', title: read.title, game: null } as const;
    if ('leftOut' in read) {
      yield { ...row, play: null, reasons: [read.leftOut] };
      continue;
    }
    length += lengthOf(read.play);
    if (length > MAX_FILE_BYTES) throw tooMuchText();
    const former = lineOfPlay.get(read.play.sourceId);
    lineOfPlay.set(read.play.sourceId, former ?? line);
    if (former === undefined) yield { ...row, play: read.play, reasons: read.reasons };
    else yield { ...row, play: null, reasons: [{ code: 'copy_of', line: former, title: read.title }] };
  }
}
