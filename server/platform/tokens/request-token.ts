import type { TokenScope } from '#shared/enums.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';

/** A valid personal token, with whom it belongs to. */
export interface RequestToken {
  id: number;
  scope: TokenScope;
  owner: Owner;
}

declare global {
  namespace Express {
    interface Request {
      /**
       * The personal token of a request; null if it is not valid, undefined without one. Its owner becomes `req.user`
       * only where a contract allows its scope (`refuse-token.ts`).
       */
      token?: RequestToken | null;
    }
  }
}
