import { MAX_FILE_BYTES } from '#shared/limits.ts';
import { BggFailure } from '#server/outbound/bgg/bgg-failure.ts';
import { childOf, readXml, textOf, type XmlElement } from '#server/outbound/bgg/read-xml.ts';
import type { UploadedFile } from '#server/uploads/uploaded-file.ts';
import { brokenPlays } from '../csv-errors.ts';
import type { PlayEntry } from './fields.ts';

const PLAYS = new Set(['plays']);

/** The plays of a file in the XML of BoardGameGeek. @throws Refusal invalid_file if it is damaged or cut off */
export async function readXmlPlays(file: UploadedFile): Promise<PlayEntry[]> {
  const entries: PlayEntry[] = [];
  const take = (element: XmlElement) => {
    if (element.name === 'play') entries.push(entryOf(element));
  };
  try {
    await readXml(file.chunks(), MAX_FILE_BYTES, take, PLAYS);
  } catch (error) {
    throw error instanceof BggFailure ? brokenPlays() : error;
  }
  return entries;
}

function entryOf(play: XmlElement): PlayEntry {
  const { objectname: _name, ...attributes } = play.attributes;
  const { name = '', objecttype = 'thing', objectid = '' } = childOf(play, 'item')?.attributes ?? {};
  return {
    // Families have ids of their own.
    play: {
      ...attributes,
      objectname: name,
      objectid: objecttype === 'thing' ? objectid : '',
      comments: textOf(play, 'comments'),
    },
    players: (childOf(play, 'players')?.children ?? []).map((player) => player.attributes),
  };
}
