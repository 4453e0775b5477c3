import compression from 'compression';
import { type ErrorRequestHandler, type Request, Router } from 'express';
import { LRUCache } from 'lru-cache';
import * as contracts from '#shared/stories/stories-contract.ts';
import { STORY_ID } from '#shared/stories/stories-contract.ts';
import type { Language } from '#shared/text/languages.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { guestHeaders } from '#server/guests/service.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { sendRefusals } from '#server/platform/http/error-handler.ts';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { inLanguage, language, readersLanguage } from '#server/platform/words/language.ts';
import { guestFilesOf } from '#server/platform/web-app/guest-page-files.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { drawStory } from './draw-story.ts';
import * as service from './service.ts';
import { findShown, type ShownStory } from './store.ts';
import { storyNote, storyPage } from './story-page.ts';
import { t } from './words/words.ts';

const HOUR = 60 * 60;
const PAGES = '/stories';
/** Several readers of a chat fetch the same picture, each some 150 kB. */
const KEPT = 30;
/** Anybody with a link can order its picture, for a fifth of a second. */
const DRAWING = { atOnce: 1, waiting: KEPT, waitingEach: KEPT, maxWaitMs: 10_000 };

/** Sharing a story, and the pages behind its link. */
export function storyRoutes(services: Services): Router {
  const { db } = services;
  const router = Router();
  const writes = attemptLimit(services, 'story shared by account', 120, HOUR);
  serve(router, contracts.listStories, ({ owner }) => service.listStories(db, owner));
  serve(router, contracts.shareStory, async ({ owner, body }) => {
    await countAttempt(writes, String(owner.id));
    return service.shareStory(db, owner, body);
  });
  serve(router, contracts.updateStory, async ({ owner, params, body }) => {
    await countAttempt(writes, String(owner.id));
    return service.updateStory(db, owner, params.id, body);
  });
  serve(router, contracts.stopSharingStory, ({ owner, params }) => service.stopSharingStory(db, owner, params.id));
  serve(router, contracts.listNightPlays, ({ owner }) => service.listNightPlays(db, owner));
  router.use(PAGES, storyPages(services));
  return router;
}

/** A story whose picture is drawn in a language. */
interface Pictured {
  story: ShownStory;
  chosen: Language;
}

/** For strangers: no session, usable without script. A link that was taken back is not found at once, its picture too. */
function storyPages(services: Services): Router {
  const { db, environment } = services;
  const router = Router();
  const failedLookups = attemptLimit(services, 'story not found by address', 60, HOUR);
  const queue = new WorkQueue(DRAWING);
  const drawn = new LRUCache<string, Buffer, Pictured>({
    max: KEPT,
    ignoreFetchAbort: true,
    fetchMethod: (key, _old, { context: { story, chosen } }) =>
      queue.run(key, () => inLanguage(chosen, () => drawStory(story))),
  });

  const findStory = async (req: Request<{ shareId: string }>): Promise<ShownStory> => {
    const { shareId } = req.params;
    const story = STORY_ID.test(shareId) ? await findShown(db, shareId) : undefined;
    if (story) return story;
    await countAttempt(failedLookups, addressGroup(req.ip));
    throw new Refusal('not_found');
  };
  const versionOf = ({ updatedAt }: ShownStory): number => updatedAt.getTime();

  router.use(guestHeaders, compression(), rateLimit(environment), readersLanguage);
  router.get('/:shareId', async (req, res) => {
    const story = await findStory(req);
    const path = `${PAGES}/${story.shareId}`;
    const reportAt = environment.ADMIN_EMAILS.length > 0 ? `/report${path}` : null;
    const pictureUrl = `${environment.origin}${path}/picture.png?v=${versionOf(story)}`;
    res.type('html').send(storyPage(story, { pictureUrl, reportAt, files: guestFilesOf(req) }));
  });
  router.get('/:shareId/picture.png', async (req, res) => {
    const story = await findStory(req);
    const chosen = language();
    const png = await drawn.fetch(`${story.shareId} ${versionOf(story)} ${chosen}`, { context: { story, chosen } });
    res.type('png').send(png);
  });
  router.use(() => {
    throw new Refusal('not_found');
  });
  router.use(sendProblem(services));
  return router;
}

/** These addresses are opened by people, so refusals are rendered as pages. */
const sendProblem = ({ log }: Pick<Services, 'log'>): ErrorRequestHandler =>
  sendRefusals(log, 'the page of a story failed', (refusal, req, res) => {
    const [title, text] =
      refusal.code === 'not_found'
        ? [t('No story here'), t('The link may be cut off, or whoever shared the story has taken it back.')]
        : [t('That did not work'), refusal.message];
    res
      .status(refusal.status)
      .type('html')
      .send(storyNote(title, text, guestFilesOf(req)));
  });
