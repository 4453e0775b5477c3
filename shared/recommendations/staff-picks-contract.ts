import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import {
  MAX_BGG_ID,
  MAX_NAME_LENGTH,
  MAX_PICK_TEXT_LENGTH,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, optionalText, optionalUrl, requiredText } from '#shared/contract/fields.ts';
import { newGame } from '#shared/games/games-contract.ts';
import { staffRecommendation } from './staff-recommendations-contract.ts';
import { t } from '#shared/words/words.ts';

const MONTH = t('Please enter a month as year and number, such as 2026-03');

/** The fields of a pick that staff edit. */
export const pickFields = z.object({
  title: requiredText(MAX_TITLE_LENGTH, t('Game title is required')),
  players: requiredText(MAX_SHORT_TEXT_LENGTH, t('Number of players is required')),
  duration: requiredText(MAX_SHORT_TEXT_LENGTH, t('Duration is required')),
  category: z._default(z.enum(CATEGORIES, t('Please choose a category')), 'family'),
  difficulty: z._default(z.enum(DIFFICULTIES, t('Please choose a difficulty')), 'medium'),
  minAge: newGame.shape.minAge,
  imageUrl: optionalUrl,
  description: optionalText(MAX_PICK_TEXT_LENGTH),
  buyUrl: optionalUrl,
  youtube: optionalUrl,
  staffMember: requiredText(MAX_NAME_LENGTH, t('Please say who recommends it')),
  staffTitle: optionalText(MAX_NAME_LENGTH),
  staffAvatar: optionalUrl,
  recommendationReason: requiredText(MAX_PICK_TEXT_LENGTH, t('Please say why you recommend it')),
  /** 'YYYY-MM' from which the pick is shown; absent: at once. */
  month: z.pipe(
    optionalText(MAX_SHORT_TEXT_LENGTH),
    z.nullable(z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, MONTH))),
  ),
  featured: z._default(z.boolean(), false),
  bggId: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_BGG_ID))), null),
});
export type PickFields = z.output<typeof pickFields>;

/** A pick as staff see it. */
export const staffPick = z.extend(staffRecommendation, {
  order: z.int(),
  retiredAt: z.nullable(moment),
  /** The version; a change must name it. */
  updatedAt: moment,
});
export type StaffPick = z.output<typeof staffPick>;

/** The version that a change is based on; refused if the pick has changed since. */
const version = { updatedAt: moment };

export const listStaffPicks = contract({
  method: 'get',
  path: '/api/staff-picks',
  summary: 'Every staff pick, scheduled and retired ones too, the latest month first',
  access: 'staff',
  status: 200,
  response: z.array(staffPick),
});

export const addStaffPick = contract({
  method: 'post',
  path: '/api/staff-picks',
  summary: 'Adds a pick at the end of its month',
  access: 'staff',
  body: pickFields,
  status: 201,
  response: staffPick,
  refusals: ['limit_reached'],
});

export const changeStaffPick = contract({
  method: 'put',
  path: '/api/staff-picks/:id',
  summary: 'Rewrites a pick',
  access: 'staff',
  params: idParams,
  body: z.extend(pickFields, version),
  status: 200,
  response: staffPick,
  refusals: ['changed_meanwhile'],
});

export const retireStaffPick = contract({
  method: 'put',
  path: '/api/staff-picks/:id/retired',
  summary: 'Retires a pick, or brings it back',
  access: 'staff',
  params: idParams,
  body: z.object({ ...version, retired: z.boolean() }),
  status: 200,
  response: staffPick,
  refusals: ['changed_meanwhile'],
});

export const moveStaffPick = contract({
  method: 'post',
  path: '/api/staff-picks/:id/move',
  summary: 'Exchanges a pick with the one before or after it in its month; the first and the last stay',
  access: 'staff',
  params: idParams,
  body: z.object({ to: z.enum(['earlier', 'later']) }),
  status: 200,
  response: z.array(staffPick),
});

export const staffPickContracts = [listStaffPicks, addStaffPick, changeStaffPick, retireStaffPick, moveStaffPick];
