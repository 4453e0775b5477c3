import type { Router } from 'express';
import type { Contract } from '#shared/contract/contract.ts';
import { sendCached } from '#server/platform/http/bodies/cached-response.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { inFormat } from '#server/platform/http/bodies/response-format.ts';
import { type ListCache, listKey } from './list-cache.ts';

/** Mounts an owner's list that is kept in memory, so that requests for it need not wait for each other. */
export const serveList = (router: Router, contract: Contract & { access: 'owner' }, lists: ListCache): void =>
  serve(
    router,
    contract,
    ({ owner, req, res }) => sendCached(req, res, inFormat(contract, listKey(owner)), () => lists.get(owner)),
    { perUserQueue: false },
  );
