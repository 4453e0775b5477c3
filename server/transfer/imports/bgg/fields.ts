import { MAX_BGG_ID, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { flag, line, text, whole } from '../bgstats/fields.ts';

/** Plays that one entry may stand for. */
const MOST_PLAYS = 500;

/** The fields of a play of BoardGameGeek that are read; those of its CSV and XML have the same names here. */
export const PLAY = {
  id: line(100),
  date: text,
  objectname: line(MAX_TITLE_LENGTH),
  objectid: whole(1, MAX_BGG_ID),
  quantity: whole(1, MOST_PLAYS),
  length: whole(1, Number.MAX_SAFE_INTEGER),
  incomplete: flag,
  nowinstats: flag,
  location: line(MAX_TITLE_LENGTH),
  comments: text,
};
export const PLAYER = {
  name: line(MAX_NAME_LENGTH),
  username: line(MAX_NAME_LENGTH),
  score: text,
  color: text,
  startposition: whole(1, 100),
  new: flag,
  win: flag,
};

export type RawPlay = { readonly [F in keyof typeof PLAY]?: unknown };
export type RawPlayer = { readonly [F in keyof typeof PLAYER]?: unknown };

/** One entry of a list of plays. */
export interface PlayEntry {
  play: RawPlay;
  players: readonly RawPlayer[];
}
