import type { Request } from 'express';
import type { HostedBy } from '#shared/contract/contract.ts';
import type { Owner } from './owner.ts';

/** The person themselves, or an organization that they host for. @throws Refusal not_found */
export type ActingFor = (person: Owner, how: HostedBy, target: { for: unknown; id: unknown }) => Promise<Owner>;

declare global {
  namespace Express {
    interface Request {
      actingFor?: ActingFor;
    }
  }
}

/** The owner for whom a request acts. @throws Refusal not_found */
export const ownerOfRequest = async (req: Request, how: HostedBy | undefined): Promise<Owner | null> =>
  req.user && how && req.actingFor
    ? req.actingFor(req.user, how, { for: req.query['for'], id: req.params['id'] })
    : (req.user ?? null);
