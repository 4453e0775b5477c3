import type { RequestHandler } from 'express';
import { PERSON_HEADER } from '#shared/person-header.ts';
import { Refusal } from './refusal.ts';

/** Says whose an answer is, so that a device keeps it apart; refuses what was written in somebody else's name. */
export const personHeader: RequestHandler = (req, res, next) => {
  const meant = req.get(PERSON_HEADER);
  if (meant !== undefined && meant !== String(req.user?.id)) throw new Refusal('not_signed_in');
  if (req.user) res.setHeader(PERSON_HEADER, String(req.user.id));
  next();
};
