import type { Request } from 'express';
import type { findInvited } from './night-store.ts';

/** Somebody with a personal link, and their night. */
export type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

export type WithToken = Request<{ token: string }>;

/** Of a guest's own page. */
export const pathOf = (req: WithToken): string => `/rsvp/${encodeURIComponent(req.params.token)}`;
