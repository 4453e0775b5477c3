import { createHash } from 'node:crypto';
import * as z from 'zod';
import { listStaffRecommendations, type StaffRecommendation } from '#shared/contracts/staff-recommendations.ts';

const schema = listStaffRecommendations.response as unknown as z.ZodType;

/** The list as it goes over the wire, and a version that is another one whenever a letter of it is. */
export function shownBody(picks: readonly StaffRecommendation[]): { json: string; version: string } {
  const json = JSON.stringify(z.encode(schema, picks));
  return { json, version: createHash('sha256').update(json).digest('base64url') };
}
