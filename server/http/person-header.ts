import type { RequestHandler } from 'express';
import { PERSON_HEADER } from '#shared/person-header.ts';
import { Refusal } from './refusal.ts';

/** Names the user of a response, so that devices cache it separately; refuses a request made for another user. */
export const personHeader: RequestHandler = (req, res, next) => {
  const meant = req.get(PERSON_HEADER);
  if (meant !== undefined && meant !== String(req.user?.id)) throw new Refusal('not_signed_in');
  if (req.user) res.setHeader(PERSON_HEADER, String(req.user.id));
  next();
};
