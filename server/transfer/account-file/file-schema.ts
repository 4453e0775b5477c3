import * as z from 'zod';
import { LANGUAGES } from '#shared/text/languages.ts';
import { moment, momentText, optionalText, optionalUrl, timeZone } from '#shared/contract/fields.ts';
import { MAX_AWARD_CHOICES, MAX_AWARD_TITLES } from '#shared/awards/awards-contract.ts';
import { challengeFields, daysInOrder } from '#shared/challenges/challenges-contract.ts';
import { newCopy } from '#shared/copies/change-copies-contract.ts';
import { newGame } from '#shared/games/games-contract.ts';
import { seat } from '#shared/plays/plays-contract.ts';
import { recommendationTuning } from '#shared/recommendations/recommendations-contract.ts';
import { VIEW_QUERY } from '#shared/games/view-query.ts';
import { newOwnSheet } from '#shared/plays/score-sheets-contract.ts';
import { newStory } from '#shared/stories/stories-contract.ts';
import * as enums from '#shared/enums.ts';
import * as limits from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { t } from '#server/transfer/words/words.ts';
import {
  address,
  bggId,
  calendarDay,
  count,
  nonEmptyText,
  id,
  nullableLine,
  nullable,
  nullableNotes,
  nullableShortText,
  playerNames,
  text,
  title,
  flag,
} from './file-fields.ts';

/*
 * The schema of an account file (docs/export-format.md). Nullable fields may be missing; unknown fields are ignored.
 * Texts are kept exactly.
 */

const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,([A-Za-z0-9+/]+=*)$/;

/** A picture of at most this many bytes, as a data URL. */
const picture = (maxBytes: number) =>
  z
    .string()
    .max(Math.ceil(maxBytes / 3) * 4 + 64)
    .regex(PICTURE)
    .transform((data) => Buffer.from(PICTURE.exec(data)?.[1] ?? '', 'base64'));

export const header = z.object({ version: z.int().min(1) });

export const profile = z.object({
  firstName: nullable(text(limits.MAX_NAME_LENGTH)),
  lastName: nullable(text(limits.MAX_NAME_LENGTH)),
  accountType: z.enum(enums.ACCOUNT_TYPES).default('individual'),
  organizationName: nullable(text(limits.MAX_ORGANIZATION_NAME_LENGTH)),
  timeZone: nullable(timeZone),
  language: nullable(z.enum(LANGUAGES)),
  tuning: nullable(recommendationTuning),
  wantsDigest: z.boolean().default(true),
  picture: nullable(z.union([picture(limits.MAX_PICTURE_BYTES), optionalUrl])),
});

export const tag = z.object({
  id,
  name: nonEmptyText(limits.MAX_TAG_LENGTH),
  colour: z.enum(enums.TAG_COLOURS),
  createdAt: moment,
});

/** In their order. */
export const savedView = z.object({
  name: nonEmptyText(limits.MAX_VIEW_NAME_LENGTH),
  query: z.string().max(limits.MAX_VIEW_QUERY_LENGTH).regex(VIEW_QUERY),
  isPinned: flag,
  createdAt: moment,
});

/** As it is: it may have come from another file, and have no check digit. */
const barcode = optionalText(limits.MAX_BARCODE_LENGTH);
const { isSleeved: _isSleeved, ...copyFacts } = { ...newCopy.shape, barcode };
const importedCopy = z.object(copyFacts);

const importedFields = z.object({
  rating: z.number().min(0).max(limits.MAX_RATING),
  notes: nullableNotes,
  timesPlayed: count(limits.MAX_PLAYS),
  isWishlist: z.boolean(),
  isUnowned: z.boolean().optional(),
  states: z.array(z.enum(enums.GAME_STATES)).max(enums.GAME_STATES.length).optional(),
  wishPriority: z.int().min(1).max(limits.LOWEST_WISH_PRIORITY).nullish(),
  copies: z.array(importedCopy).max(STORAGE_LIMITS.copiesOfGame.most).optional(),
});

export const game = z.object({
  ...newGame.shape,
  id,
  isExpansion: flag,
  parentGameId: nullable(id),
  parentChosen: flag,
  unrecordedPlayedAt: z.array(moment).max(limits.UNRECORDED_MOMENTS).default([]),
  tagIds: z.array(id).max(limits.MAX_TAGS_OF_GAME).default([]),
  keptUntil: nullable(calendarDay),
  imported: nullable(importedFields),
  createdAt: moment,
});

export const photo = z.object({ gameId: id, picture: picture(limits.MAX_STORED_PHOTO_BYTES) });
export const copy = z.object({ id: id.optional(), ...newCopy.shape, barcode, gameId: id, createdAt: moment });

/** Names of people are kept in composed form, which can be three times as long as what was written. */
const personName = text(3 * limits.MAX_NAME_LENGTH);

export const person = z.object({
  name: personName,
  spellings: z.array(personName).min(1).max(1_000),
  createdAt: moment,
});

const MAX_LIST_TEXT = 40_000;
const names = z.array(text(limits.MAX_NAME_LENGTH)).max(limits.MAX_PLAYERS);
const titles = z.array(title).max(limits.MAX_PLAYERS);
const seats = z.array(seat).max(limits.MAX_PLAYERS);
const minutes = nullable(count(limits.MAX_PLAY_MINUTES));
const sourceId = text(limits.MAX_TITLE_LENGTH);

const notes = text(limits.MAX_NOTES_LENGTH);
const keptFields = z.object({
  noted: notes.optional(),
  board: notes.optional(),
  rounds: count(1_000_000).optional(),
  durationMin: count(Number.MAX_SAFE_INTEGER).optional(),
  scoresheet: notes.optional(),
  entryDate: text(limits.MAX_TITLE_LENGTH).optional(),
  scoringSetting: count(1_000).optional(),
  manualWinner: z.boolean().optional(),
  seats: z
    .array(z.object({ score: notes.optional(), scoreUuid: text(limits.MAX_TITLE_LENGTH).optional() }))
    .max(limits.MAX_PLAYERS)
    .optional(),
});

const importedPlay = z.object({
  sourceId,
  gameTitle: title,
  bggId,
  playedAt: momentText,
  players: names,
  scores: z.array(z.number().nullable()).max(limits.MAX_PLAYERS),
  winner: nullableNotes,
  notes: nullableNotes,
  duration: minutes,
  outcome: z.enum(enums.PLAY_OUTCOMES),
  outcomeGuessed: z.boolean().optional(),
  isIgnored: z.boolean().optional(),
  seats,
  place: nullableLine,
  expansions: titles,
  anonymous: names,
  modifiedAt: nullableLine,
  kept: keptFields.optional(),
});

export const play = z.object({
  id: nullable(id),
  gameId: nullable(id),
  gameTitle: title,
  bggId,
  playedAt: moment,
  utcOffset: nullable(z.int().min(-1_439).max(1_439)),
  players: playerNames(MAX_LIST_TEXT),
  scores: text(MAX_LIST_TEXT),
  winner: nullableNotes,
  notes: nullableNotes,
  duration: minutes,
  outcome: z.enum(enums.PLAY_OUTCOMES),
  counted: count(limits.MAX_PLAYS).default(1),
  isIgnored: z.boolean().default(false),
  seats: seats.default([]),
  place: nullableLine,
  expansions: titles.default([]),
  sourceId: nullable(sourceId),
  imported: nullable(importedPlay),
  createdAt: moment,
});

export const recommendation = z.object({
  recommendedGameTitle: title,
  recommendedGamePlayers: nullableShortText,
  recommendedGameDuration: nullableShortText,
  recommendedGameCategory: nullable(z.enum(enums.CATEGORIES)),
  recommendedGameDifficulty: nullable(z.enum(enums.DIFFICULTIES)),
  recommendedGameMinAge: nullable(count(limits.MAX_AGE)),
  recommendedGameImageUrl: optionalUrl,
  recommendedGameDescription: nullableNotes,
  recommendedGameBuyUrl: optionalUrl,
  recommendedGameBggId: bggId,
  recommendationScore: count(100),
  reasonCode: nullableShortText,
  reasonText: nullableNotes,
  basedOnGames: nullableNotes,
  isActive: flag,
  createdAt: moment,
});

export const dismissal = z.object({ title, bggId, createdAt: moment });

export const sharedCollection = z.object({
  title,
  description: nullableNotes,
  isPublic: z.boolean(),
  allowComments: flag,
  showRatings: z.boolean().default(true),
  showTags: flag,
  allowIndexing: flag,
  views: count(limits.MAX_PLAYS),
  createdAt: moment,
});

export const sharedStory = z.object({
  ...newStory.shape,
  title: nonEmptyText(limits.MAX_TITLE_LENGTH),
  createdAt: moment,
});

const member = z.object({
  email: address,
  name: nullable(text(limits.MAX_NAME_LENGTH)),
  playsAs: nullable(personName),
  isOffLadder: flag,
  leftLadderSince: nullable(moment),
  createdAt: moment,
});

const awardChoice = nonEmptyText(limits.MAX_TITLE_LENGTH);
export const awards = z
  .object({
    year: z.int().min(1900).max(2199),
    titles: z
      .array(z.object({ title: nonEmptyText(limits.MAX_SHORT_TEXT_LENGTH), about: z.enum(['game', 'person']) }))
      .min(1)
      .max(MAX_AWARD_TITLES),
    games: z.array(awardChoice).max(MAX_AWARD_CHOICES),
    people: z.array(awardChoice).max(MAX_AWARD_CHOICES),
    closedAt: nullable(moment),
    /** For each title. */
    results: nullable(
      z
        .array(
          z.array(z.object({ choice: awardChoice, votes: count(limits.MAX_GROUP_MEMBERS + 1) })).max(MAX_AWARD_CHOICES),
        )
        .max(MAX_AWARD_TITLES),
    ),
    createdAt: moment,
  })
  .refine(({ closedAt, results }) => (closedAt === null) === (results === null), {
    error: () => t('closed awards have results, and open ones none'),
    path: ['results'],
  });

export const group = z.object({
  /** Files of before had none: nothing referred to it. */
  id: nullable(id),
  name: nonEmptyText(limits.MAX_NAME_LENGTH),
  ladderSince: nullable(moment),
  hostPlaysAs: nullable(personName),
  isHostOffLadder: flag,
  createdAt: moment,
  members: z.array(member).max(STORAGE_LIMITS.groupMembers.most).default([]),
  awards: z.array(awards).max(STORAGE_LIMITS.awards.most).default([]),
});

export const scoreSheet = z.object({ ...newOwnSheet.shape, gameTitle: nullableLine, bggId, createdAt: moment });

export const challenge = z
  .object({ ...challengeFields, archivedAt: nullable(moment), createdAt: moment })
  .check(...daysInOrder);

export const loan = z
  .object({
    gameId: id,
    copyId: nullable(id),
    direction: z.enum(enums.LOAN_DIRECTIONS),
    personName: nonEmptyText(limits.MAX_NAME_LENGTH),
    email: nullable(address),
    since: calendarDay,
    until: nullable(calendarDay),
    returnedOn: nullable(calendarDay),
    remindsOwner: z.boolean().default(true),
    createdAt: moment,
  })
  .refine(({ since, until }) => until === null || until >= since, {
    error: () => t('this is before since'),
    path: ['until'],
  });

export const optOut = z.object({ email: address, createdAt: moment });
