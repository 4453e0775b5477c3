import { Router } from 'express';
import * as contracts from '#shared/notices/notices-contract.ts';
import { attemptLimit, countAttempt, deviceName } from '#server/accounts/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './devices-service.ts';

/** Tests of an owner in a minute. */
const TESTS_ASKED = 10;

/** The devices on which an owner is told. */
export function noticeRoutes(services: Services): Router {
  const router = Router();
  const { db } = services;
  const asked = attemptLimit(services, 'notice asked', TESTS_ASKED, 60);
  serve(router, contracts.listNoticeDevices, ({ owner }) => service.listDevices(db, owner));
  serve(router, contracts.saveNoticeDevice, ({ owner, body, req }) =>
    service.saveDevice(services, owner, body, deviceName(req.get('user-agent') ?? '')),
  );
  serve(router, contracts.deleteNoticeDevice, ({ owner, params }) => service.deleteDevice(db, owner, params.id));
  serve(router, contracts.testNoticeDevice, async ({ owner, params }) => {
    await countAttempt(asked, String(owner.id));
    await service.testDevice(services, owner, params.id);
  });
  return router;
}
