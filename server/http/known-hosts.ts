import type { RequestHandler } from 'express';
import type { Environment } from '../config/environment.ts';
import { isLoopback } from '../config/variables.ts';
import { Refusal } from './refusal.ts';

/**
 * In local mode the server answers loopback names alone, so that a page of another site cannot reach it by pointing a
 * name of its own at this machine.
 */
export const knownHosts =
  (environment: Environment): RequestHandler =>
  (req, _res, next) => {
    if (environment.local && !isLoopback(req.hostname)) throw new Refusal('wrong_host');
    next();
  };
