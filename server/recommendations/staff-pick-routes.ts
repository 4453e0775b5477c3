import { Router } from 'express';
import * as staff from '#shared/recommendations/staff-picks-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
  type StaffRecommendation,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { cacheResponse, sendCached } from '#server/platform/http/bodies/cached-response.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './staff-pick-service.ts';
import { createHash } from 'node:crypto';
import * as z from 'zod';

const schema = listStaffRecommendations.response as unknown as z.ZodType;

/** The list as sent, and a version that changes with its content. */
function shownBody(picks: readonly StaffRecommendation[]): { json: string; version: string } {
  const json = JSON.stringify(z.encode(schema, picks));
  return { json, version: createHash('sha256').update(json).digest('base64url') };
}

export function staffPickRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, listStaffRecommendations, async ({ owner, req, res }) => {
    const { json, version } = shownBody((await service.shownTo(db, owner, new Date())).picks);
    await sendCached(req, res, version, () => cacheResponse(json));
  });
  serve(router, getStaffRecommendationState, async ({ owner }) => {
    const { more } = await service.shownTo(db, owner, new Date());
    return { more };
  });
  serve(router, staff.listStaffPicks, () => service.listPicks(db));
  serve(router, staff.addStaffPick, ({ body }) => service.addPick(db, body));
  serve(router, staff.changeStaffPick, ({ params, body: { updatedAt, ...fields } }) =>
    service.changePick(db, params.id, updatedAt, fields),
  );
  serve(router, staff.retireStaffPick, ({ params, body }) =>
    service.retirePick(db, params.id, body.updatedAt, body.retired),
  );
  serve(router, staff.moveStaffPick, ({ params, body }) => service.movePick(db, params.id, body.to));
  return router;
}
