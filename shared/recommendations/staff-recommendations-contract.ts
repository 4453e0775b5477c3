import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { moment } from '#shared/contract/fields.ts';

/**
 * A game that staff recommend.
 */
export const staffRecommendation = z.object({
  id: z.int(),
  title: z.string(),
  players: z.string(),
  duration: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  minAge: z.int(),
  imageUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  buyUrl: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  staffMember: z.string(),
  staffTitle: z.nullable(z.string()),
  staffAvatar: z.nullable(z.string()),
  recommendationReason: z.string(),
  /** 'YYYY-MM'. */
  month: z.nullable(z.string()),
  featured: z.boolean(),
  bggId: z.nullable(z.int()),
  createdAt: moment,
});
export type StaffRecommendation = z.output<typeof staffRecommendation>;

export const listStaffRecommendations = contract({
  method: 'get',
  path: '/api/staff-recommendations',
  summary: 'The staff picks that the plan shows, of this month and before: featured ones first, then the latest',
  access: 'owner',
  status: 200,
  response: z.array(staffRecommendation),
});

export const getStaffRecommendationState = contract({
  method: 'get',
  path: '/api/staff-recommendations/state',
  summary: 'How many more staff picks a paid plan shows',
  access: 'owner',
  status: 200,
  response: z.object({ more: z.int() }),
});
