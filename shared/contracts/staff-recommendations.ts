import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '../enums.ts';
import { contract } from './contract.ts';
import { moment } from './fields.ts';

/**
 * A game that staff recommend (specification, section 3, staff_recommendations). Where the plan does not show a pick
 * (section 6), the game is told and the reason is null.
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
  recommendationReason: z.nullable(z.string()),
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
  summary: 'The staff picks of this month and before: featured ones first, then the latest',
  access: 'owner',
  status: 200,
  response: z.array(staffRecommendation),
});
