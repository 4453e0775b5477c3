import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';
import {
  MAX_CHALLENGE_GAMES,
  MAX_CHALLENGE_H_INDEX,
  MAX_CHALLENGE_NAME_LENGTH,
  MAX_CHALLENGE_PLAYS,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { day, idempotencyKey, idParams, moment, requiredText, tidyText } from '#shared/contract/fields.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { TEN } from './ten.ts';
import { t } from '#shared/words/words.ts';

const id = z.int().check(z.positive());
const upTo = (max: number, error: () => string) =>
  z.int({ error }).check(z.minimum(1, { error }), z.maximum(max, { error }));

const chosenGame = z.object({ gameId: z.nullable(id), title: requiredText(MAX_TITLE_LENGTH, t('A game has a title')) });
const chosenGames = z.array(chosenGame).check(
  z.minLength(1, t('Please choose at least one game')),
  z.maxLength(TEN, { error: () => t('Please choose at most {most} games', { most: TEN }), abort: true }),
  z.refine(
    (games) => new Set(games.map(({ title }) => titleKey(title))).size === games.length,
    t('Please choose each game only once'),
  ),
);
const plays = upTo(MAX_CHALLENGE_PLAYS, () => t('Please enter 1 to {most} plays', { most: MAX_CHALLENGE_PLAYS }));
const games = upTo(MAX_CHALLENGE_GAMES, () => t('Please enter 1 to {most} games', { most: MAX_CHALLENGE_GAMES }));
const hIndex = upTo(MAX_CHALLENGE_H_INDEX, () => t('Please enter 1 to {most}', { most: MAX_CHALLENGE_H_INDEX }));

const tag = z.int(t('Please choose a tag')).check(z.positive(t('Please choose a tag')));

/** A rule in a request. See shared/shapes/challenge-rule.ts. */
export const challengeRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ten_by_ten'), games: z.nullable(chosenGames) }),
  z.object({ kind: z.literal('different_games'), goal: games }),
  z.object({ kind: z.literal('alphabet') }),
  z.object({ kind: z.literal('h_index'), goal: z.nullable(hIndex) }),
  z.object({ kind: z.literal('owned_games') }),
  z.object({ kind: z.literal('tagged_games'), tagId: tag, plays }),
  z.object({ kind: z.literal('category_games'), category: z.enum(CATEGORIES, t('Please choose a category')), plays }),
]);

const storedGame = z.object({ gameId: z.nullable(z.int()), title: z.string() });
const storedRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ten_by_ten'), games: z.nullable(z.array(storedGame)) }),
  z.object({ kind: z.literal('different_games'), goal: z.int() }),
  z.object({ kind: z.literal('alphabet') }),
  z.object({ kind: z.literal('h_index'), goal: z.nullable(z.int()) }),
  z.object({ kind: z.literal('owned_games') }),
  z.object({ kind: z.literal('tagged_games'), tagId: z.int(), plays: z.int() }),
  z.object({ kind: z.literal('category_games'), category: z.enum(CATEGORIES), plays: z.int() }),
]);

/** A challenge. Its progress is computed from plays. */
export const challenge = z.object({
  id: z.int(),
  name: z.string(),
  rule: storedRule,
  /** The first and the last day, YYYY-MM-DD; both null for all time. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  archivedAt: z.nullable(moment),
  createdAt: moment,
});
export type Challenge = z.output<typeof challenge>;

interface Days {
  rule: { kind: string };
  startsOn: string | null;
  endsOn: string | null;
}

/** The fields of a new challenge, for the account file too. */
export const challengeFields = {
  name: tidyText(MAX_CHALLENGE_NAME_LENGTH, t('A challenge has a name')),
  rule: challengeRule,
  startsOn: z.nullable(day),
  endsOn: z.nullable(day),
};

/** Both days or, for an h-index, none; the last one is not before the first. */
export const daysInOrder = [
  z.refine<Days>(({ startsOn, endsOn }) => startsOn === null || (endsOn !== null && endsOn >= startsOn), {
    error: t('The last day is not before the first'),
    path: ['endsOn'],
  }),
  z.refine<Days>(({ rule, startsOn, endsOn }) => startsOn !== null || (rule.kind === 'h_index' && endsOn === null), {
    error: t('Please choose the first day'),
    path: ['startsOn'],
  }),
] as const;

const newChallenge = z.object({ ...challengeFields, idempotencyKey }).check(...daysInOrder);
export type NewChallenge = z.output<typeof newChallenge>;

const changedChallenge = z.object({ ...challengeFields, isArchived: z.boolean() }).check(...daysInOrder);
export type ChangedChallenge = z.output<typeof changedChallenge>;

export const listChallenges = contract({
  method: 'get',
  path: '/api/challenges',
  summary: "The owner's challenges, the latest first",
  access: 'owner',
  status: 200,
  response: z.array(challenge),
});

export const addChallenge = contract({
  method: 'post',
  path: '/api/challenges',
  summary: 'Begins a challenge; plays of before count too, if its days include them',
  access: 'owner',
  body: newChallenge,
  status: 201,
  response: challenge,
  refusals: ['limit_reached'],
});

export const changeChallenge = contract({
  method: 'put',
  path: '/api/challenges/:id',
  summary: 'Changes a challenge, archives it or takes it out of the archive; plays stay as they are',
  access: 'owner',
  params: idParams,
  body: changedChallenge,
  status: 200,
  response: challenge,
});

export const deleteChallenge = contract({
  method: 'delete',
  path: '/api/challenges/:id',
  summary: 'Deletes a challenge; plays stay as they are',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const challengeContracts = [listChallenges, addChallenge, changeChallenge, deleteChallenge];
