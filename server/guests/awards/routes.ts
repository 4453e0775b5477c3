import { type Request, type Response, Router } from 'express';
import { ballotLinks, findBallot, saveVote } from '#server/awards/service.ts';
import { hostOf } from '#server/nights/service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { type Errors, typedIn } from '../guest-forms.ts';
import type { GuestLimits } from '../limits.ts';
import { refuseForeignForm } from '../refuse-foreign-form.ts';
import { sendPage } from '../send-page.ts';
import type { Filled } from '../views/field.ts';
import { ballotHeading, ballotPage, fieldOf } from './page.ts';
import { linkPictures } from '#server/platform/link-pictures/link-picture.ts';

/** Of the picture beside a link. */
const COLOUR = '#0b5f66';
const EMPTY: Filled = { typed: {}, errors: {} };

/** Where the owner and the members of a group vote on its awards. GET changes nothing, because mail scanners follow links. */
export function ballotRoutes(services: Services, limits: GuestLimits): Router {
  const { db, environment } = services;
  const router = Router();

  const found = async (req: Request<{ token: string }>) => {
    const id = (await ballotLinks(db, environment.origin)).ballotOf(req.params.token);
    const ballot = id === null ? undefined : await findBallot(db, id);
    if (ballot) return ballot;
    await limits.countFailedLookup(req);
    throw new Refusal('not_found');
  };
  type Found = Awaited<ReturnType<typeof found>>;

  const show = async (
    req: Request,
    res: Response,
    { ballot, awards, groupName, userId }: Found,
    { filled = EMPTY, status = 200 } = {},
  ) => {
    const { year, titles, games, people, results } = awards;
    const hostName = (await hostOf(db, userId)).name;
    const hasVoted = ballot.answeredAt !== null;
    const heading = ballotHeading({ year, results });
    const picture = (await linkPictures(db, environment.origin)).addressOf({
      plate: null,
      title: heading,
      kind: heading,
      lines: [],
      note: null,
      games: [],
      colour: COLOUR,
    });
    const view = { groupName, year, picture, hostName, titles, games, people, hasVoted, results };
    sendPage(req, res, ballotPage(view, filled, hasVoted && req.query.voted !== undefined), status);
  };

  router.get('/:token', async (req, res) => show(req, res, await found(req)));

  router.post('/:token', async (req, res) => {
    refuseForeignForm(req, environment);
    const before = await found(req);
    await limits.countBallot(before.ballot.id);
    const { titles, games, people } = before.awards;
    const typed = typedIn(req.body);
    const errors: Errors = {};
    const choices = titles.map(({ about }, place) => {
      const chosen = typed[fieldOf(place)] ?? '';
      if (chosen === '') return null;
      if (!(about === 'person' ? people : games).includes(chosen))
        errors[fieldOf(place)] = 'Please choose one of these';
      return chosen;
    });
    if (Object.keys(errors).length > 0) return show(req, res, before, { filled: { typed, errors }, status: 400 });
    const isSaved = await saveVote(db, before.ballot.id, choices);
    return res.redirect(303, `/awards/${req.params.token}${isSaved ? '?voted' : ''}`);
  });
  return router;
}
