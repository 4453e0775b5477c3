import type { Request } from 'express';
import type { findInvited } from './night-store.ts';

/** An attendee with a personal link, and their night. */
export type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

export type WithToken = Request<{ token: string }>;

/** The path of a guest's own page. */
export const pathOf = (req: WithToken): string => `/rsvp/${encodeURIComponent(req.params.token)}`;
