import { t } from '#client/challenges/words/words.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';
import { CHALLENGE_LABELS } from '#shared/challenges/challenge-text.ts';
import { CATEGORIES, type Category } from '#shared/enums.ts';
import { oneOf } from '#client/lib/one-of.ts';
import type { ChallengeKind, ChallengeRule, ChosenGame } from '#shared/shapes/challenge-rule.ts';
import type { WrittenChallenge } from '../api.ts';

/** A kind in the form: rules by tag and by category are one. */
export type FormKind = Exclude<ChallengeKind, 'tagged_games' | 'category_games'> | 'own';

export type When = 'this_year' | 'next_year' | 'other_days' | 'all_time';

/** The fields as they are chosen and typed. */
export interface ChallengeFields {
  kind: FormKind;
  /** Null until something is typed. */
  name: string | null;
  when: When;
  startsOn: string;
  endsOn: string;
  /** Chosen games of a 10 x 10; null for those that are played most. */
  games: ChosenGame[] | null;
  /** Number of different games. */
  goal: string;
  /** Blank for one more than there are. */
  hIndex: string;
  by: 'tag' | 'category';
  tagId: string;
  category: Category;
  plays: string;
}

const yearOf = (today: string, later = 0) => Number(today.slice(0, 4)) + later;
const daysOfYear = (year: number) => ({ startsOn: `${year}-01-01`, endsOn: `${year}-12-31` });

/** @param today YYYY-MM-DD */
export function newFields(kind: FormKind, today: string): ChallengeFields {
  return {
    kind,
    name: null,
    when: kind === 'h_index' ? 'all_time' : 'this_year',
    ...daysOfYear(yearOf(today)),
    games: null,
    goal: '100',
    hIndex: '',
    by: 'tag',
    tagId: '',
    category: 'family',
    plays: '1',
  };
}

/** @param today YYYY-MM-DD */
export function fieldsOf({ name, rule, startsOn, endsOn }: Challenge, today: string): ChallengeFields {
  const isOwn = rule.kind === 'tagged_games' || rule.kind === 'category_games';
  const fields = newFields(isOwn ? 'own' : rule.kind, today);
  const days = startsOn === null || endsOn === null ? null : { startsOn, endsOn };
  return {
    ...fields,
    ...days,
    name,
    when: days === null ? 'all_time' : whenOf(days, today),
    games: rule.kind === 'ten_by_ten' ? rule.games : null,
    goal: rule.kind === 'different_games' ? String(rule.goal) : fields.goal,
    hIndex: rule.kind === 'h_index' ? String(rule.goal ?? '') : '',
    by: rule.kind === 'category_games' ? 'category' : 'tag',
    tagId: rule.kind === 'tagged_games' ? String(rule.tagId) : '',
    category: rule.kind === 'category_games' ? oneOf(CATEGORIES, rule.category, 'family') : 'family',
    plays: 'plays' in rule ? String(rule.plays) : fields.plays,
  };
}

function whenOf(days: { startsOn: string; endsOn: string }, today: string): When {
  const isYear = (later: number) => {
    const year = daysOfYear(yearOf(today, later));
    return days.startsOn === year.startsOn && days.endsOn === year.endsOn;
  };
  return isYear(0) ? 'this_year' : isYear(1) ? 'next_year' : 'other_days';
}

/** The first and the last day; null for all time. */
function daysOf({ when, startsOn, endsOn }: ChallengeFields, today: string) {
  if (when === 'all_time') return { startsOn: null, endsOn: null };
  if (when === 'other_days') return { startsOn: startsOn || null, endsOn: endsOn || null };
  return daysOfYear(yearOf(today, when === 'next_year' ? 1 : 0));
}

/** 'Ten by ten' is named '10 x 10 2026' until its owner names it. */
export function suggestedName(fields: ChallengeFields, today: string): string {
  const { kind, when, goal } = fields;
  const label =
    kind === 'own' ? t('My Challenge') : kind === 'different_games' ? `${goal || 100} x 1` : CHALLENGE_LABELS[kind];
  return when === 'this_year' || when === 'next_year'
    ? `${label} ${yearOf(today, when === 'next_year' ? 1 : 0)}`
    : label;
}

/** The request body. What is invalid in it the server refuses, by the name of the field. */
export const challengeOf = (fields: ChallengeFields, today: string): WrittenChallenge => ({
  name: fields.name ?? suggestedName(fields, today),
  rule: ruleOf(fields),
  ...daysOf(fields, today),
});

function ruleOf(fields: ChallengeFields): ChallengeRule {
  const { kind, games, goal, hIndex, by, tagId, category, plays } = fields;
  switch (kind) {
    case 'ten_by_ten':
      return { kind, games };
    case 'different_games':
      return { kind, goal: Number(goal) };
    case 'h_index':
      return { kind, goal: hIndex.trim() === '' ? null : Number(hIndex) };
    case 'own':
      return by === 'tag'
        ? { kind: 'tagged_games', tagId: Number(tagId), plays: Number(plays) }
        : { kind: 'category_games', category, plays: Number(plays) };
    default:
      return { kind };
  }
}

/** The error of a field, or of a part of it: games are named by their places. */
export const errorOf = (errors: Readonly<Record<string, string>>, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];
