import { Router } from 'express';
import * as contracts from '#shared/accounts/passkeys-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import { deviceText } from '../sign-in/device-name.ts';
import { attemptLimits } from '../sign-in/attempts.ts';
import * as service from './passkeys-service.ts';
import { listPasskeys } from './passkeys-store.ts';

/** With its name as its owner reads it. */
const named = (passkey: Passkey): Passkey => ({ ...passkey, name: deviceText(passkey.name) });

/** The user's passkeys. They are used on the built-in provider's page (../sign-in/built-in). */
export function passkeyRoutes(services: Services): Router {
  const router = Router();
  const limits = attemptLimits(services);
  serve(router, contracts.listPasskeys, async ({ owner }) => (await listPasskeys(services.db, owner.id)).map(named));
  serve(router, contracts.beginPasskey, ({ owner, req }) => service.beginPasskey(services, req, owner));
  serve(router, contracts.addPasskey, async ({ owner, req, body }) =>
    named(await service.addPasskey(services, limits, req, owner, body)),
  );
  serve(router, contracts.renamePasskey, ({ owner, params, body }) =>
    service.renamePasskey(services, owner, params.id, body.name),
  );
  serve(router, contracts.removePasskey, ({ owner, req, params }) =>
    service.removePasskey(services, req, owner, params.id),
  );
  return router;
}
