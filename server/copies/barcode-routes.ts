import { Router } from 'express';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { GameServices } from '#server/games/service.ts';
import * as service from './barcode-service.ts';

export function barcodeRoutes({ db, titles }: GameServices): Router {
  const router = Router();
  serve(router, suggestTitles, ({ owner, params }) => service.suggestTitles(db, titles, owner, params.code));
  return router;
}
