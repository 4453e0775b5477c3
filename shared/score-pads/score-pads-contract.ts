import * as z from 'zod/mini';
import { SCORE_PAD_STATUSES } from '#shared/enums.ts';
import {
  MAX_BGG_ID,
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PAD_ENTRIES_AT_ONCE,
  MAX_PAD_NUMBER,
  MAX_PAD_RIVALS,
  MAX_PLAY_MINUTES,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { clearableText, moment, requiredText } from '#shared/contract/fields.ts';
import { newPlay, play } from '#shared/plays/plays-contract.ts';
import { newSheet, sheet } from '#shared/plays/score-sheets-contract.ts';
import { t } from '#shared/words/words.ts';

/** Chosen by the device. */
const key = z.string().check(z.regex(/^[\w-]{8,64}$/, t('Please send 8 to 64 letters or digits')));
/** Id of a row of the sheet, or of a round. */
const row = z.string().check(z.regex(/^[\w-]{1,64}$/, t('Please send 1 to 64 letters or digits')));
const value = z.nullable(z.number().check(z.minimum(-MAX_PAD_NUMBER), z.maximum(MAX_PAD_NUMBER)));
const on = z.readonly(
  z
    .array(key)
    .check(
      z.maxLength(MAX_PAD_RIVALS, { error: () => t('An entry names at most {most} others', { most: MAX_PAD_RIVALS }) }),
    ),
);

const score = z.object({ kind: z.literal('score'), player: key, row, value, on });
/** Stored entries may name more than the present limit. */
const takenScore = z.object({ ...score.shape, on: z.readonly(z.array(key)) });
const otherActs = [
  z.object({ kind: z.literal('leave'), player: key }),
  z.object({ kind: z.literal('start'), player: key }),
  z.object({ kind: z.literal('undo'), entry: key }),
] as const;
const named = <N extends z.ZodMiniType<string>>(name: N) => z.object({ kind: z.literal('player'), player: key, name });
const name = requiredText(MAX_NAME_LENGTH, t('A player has a name'));

/** See shared/shapes/pad-entry.ts. */
export const padEntry = z.object({
  key,
  device: key,
  act: z.discriminatedUnion('kind', [named(name), score, ...otherActs]),
});

/** Six letters and digits without look-alikes, because people read the code to each other. */
export const PAD_CODE = /^[2-9A-HJKMNP-TV-Z]{6}$/;
const codeParams = z.object({
  code: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(6)),
      z.transform((text) => text.toUpperCase()),
    ),
    z.string().check(z.regex(PAD_CODE)),
  ),
});

const scorePad = z.object({
  code: z.string(),
  /** As chosen by the device that started the pad. */
  key: z.string(),
  /** The owner's game; only sent to its owner. */
  gameId: z.nullable(z.int()),
  gameTitle: z.string(),
  /** URL of the game's picture. */
  imageUrl: z.nullable(z.string()),
  sheet,
  status: z.enum(SCORE_PAD_STATUSES),
  /** Whether the requester owns the pad; only the owner can save it as a play. */
  isOwn: z.boolean(),
  startedAt: moment,
  /** The play saved from it; only sent to its owner. */
  playId: z.nullable(z.int()),
});

/** `seq` numbers the entries of a pad from 1, in the order in which the server accepted them. */
const takenEntry = z.object({
  ...padEntry.shape,
  act: z.discriminatedUnion('kind', [named(z.string()), takenScore, ...otherActs]),
  seq: z.int(),
});
const padWithEntries = z.object({ ...scorePad.shape, entries: z.array(takenEntry) });
export type ScorePad = z.output<typeof scorePad>;
export type TakenEntry = z.output<typeof takenEntry>;

export const startPad = contract({
  method: 'post',
  path: '/api/score-pads',
  summary: 'Begins a score pad; the same key again answers the pad that was begun first',
  access: 'owner',
  body: z.object({
    key,
    /** One of the owner's games; another one, such as a removed one, is left out. */
    gameId: z.nullable(z.int().check(z.positive())),
    gameTitle: requiredText(MAX_TITLE_LENGTH, t('Game title is required')),
    bggId: z.nullish(z.int().check(z.positive(), z.maximum(MAX_BGG_ID))),
    sheet: newSheet,
    /** Defaults to now. A pad started offline is older than its first request. */
    startedAt: z.optional(moment),
  }),
  status: 201,
  response: scorePad,
  refusals: ['enough_pads'],
});

export const listPads = contract({
  method: 'get',
  path: '/api/score-pads',
  summary: "The owner's open score pads, the latest first",
  access: 'owner',
  status: 200,
  response: z.array(scorePad),
});

export const readPad = contract({
  method: 'get',
  path: '/api/score-pads/:code',
  summary: 'A score pad, to whoever knows its code, with the entries after one that the asking device has',
  access: 'visitor',
  params: codeParams,
  query: z.object({
    after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), 0),
  }),
  status: 200,
  response: padWithEntries,
});

export const writePad = contract({
  method: 'post',
  path: '/api/score-pads/:code/entries',
  summary: 'Adds entries to an open pad, each once however often it is sent, and answers those after one',
  access: 'visitor',
  params: codeParams,
  body: z.object({
    after: z.int().check(z.minimum(0), z.maximum(STORAGE_LIMITS.padEntries.most)),
    entries: z.array(padEntry).check(z.minLength(1), z.maxLength(MAX_PAD_ENTRIES_AT_ONCE)),
  }),
  /** As many scores, each with all keys that it may name. */
  maxBodyBytes: 512 * 1024,
  status: 200,
  response: padWithEntries,
  refusals: ['pad_finished', 'pad_full'],
});

/** Server-sent events named `changed`, without data: one at the start and one after every change. */
export const watchPad = contract({
  method: 'get',
  path: '/api/score-pads/:code/live',
  summary: 'Says `changed`, as a server-sent event, whenever the pad is not as it was',
  access: 'visitor',
  params: codeParams,
  status: 200,
  responseType: 'text/event-stream',
  refusals: ['too_many_requests', 'unavailable'],
});

export const finishPad = contract({
  method: 'post',
  path: '/api/score-pads/:code/finish',
  summary: 'Records the play that the pad holds and closes it; again, it answers the same play',
  access: 'owner',
  params: codeParams,
  body: z.object({
    /** Defaults to now. */
    playedAt: newPlay.shape.playedAt,
    /** Minutes; null if unknown. */
    duration: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_PLAY_MINUTES))),
    notes: clearableText(MAX_NOTES_LENGTH),
  }),
  status: 200,
  response: play,
  refusals: ['pad_empty', 'limit_reached'],
});

export const discardPad = contract({
  method: 'delete',
  path: '/api/score-pads/:code',
  summary: 'Throws a score pad away; a play that it became stays',
  access: 'owner',
  params: codeParams,
  status: 204,
});

export const scorePadContracts = [startPad, listPads, readPad, writePad, watchPad, finishPad, discardPad];
