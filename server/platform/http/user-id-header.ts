import type { RequestHandler } from 'express';
import { USER_ID_HEADER } from '#shared/user-id-header.ts';
import { Refusal } from './refusal.ts';

/** Names the user of a response, so that devices cache it separately; refuses a request made for another user. */
export const userIdHeader: RequestHandler = (req, res, next) => {
  const expected = req.get(USER_ID_HEADER);
  if (expected !== undefined && expected !== String(req.user?.id)) throw new Refusal('not_signed_in');
  if (req.user) res.setHeader(USER_ID_HEADER, String(req.user.id));
  next();
};
