import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Language } from '#shared/text/languages.ts';
import { addressWithoutChoice, chosenLanguage, language } from '#server/platform/words/language.ts';
import { known } from '#server/platform/words/words.ts';
import { sessionCookieName } from '#server/platform/http/session-cookie.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { etagOf, isHeld } from '#server/platform/http/bodies/etag.ts';
import { pageCache } from './page-cache.ts';
import { openRenderer, type PageContent, type RenderedPage } from './render-page.ts';
import { isFoundInLanguages, pageHead, type Site } from './page-head.ts';
import { openPreloads } from './preloads.ts';

/** The text between these marks in client/index.html is for development; the server replaces it for each page. */
const HEAD_START = '<!-- head -->';
const HEAD_END = '<!-- /head -->';
/** The application's own code, as Vite names it in the head. */
const ENTRY_CODE = /<script type="module"|<link rel="modulepreload"/g;
/** The code that is loaded at once, and the script that loads it when it is needed (client/src/app). */
const APP_CODE = /<script type="module"[^<>]* src="([^"<>]+)"><\/script>/;
const APP_PRELOADS = /<link rel="modulepreload"[^<>]*>/g;
const ON_DEMAND = '<script type="module" src="/on-demand.js" data-app="$1"></script>';
/**
 * Content of shared collections: each takes up to a quarter of a second of this thread and megabytes of memory, and anybody
 * with the links orders it. Visitors who would wait longer get the page without content.
 */
const RENDERING = { atOnce: 2, waiting: 20, waitingEach: Infinity, maxWaitMs: 5_000 };
/** What client/index.html says to browsers without scripts. */
const NEEDS_SCRIPTS = 'Rollcall needs JavaScript. Please switch it on and load the page again.';
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Sends the page that routes in the browser, with the head for its address. Visitors get the home page and shared
 * collections rendered, users their screens without data.
 * @param folder of the built screens; `prerender/` is beside it
 */
export function sendPage(folder: string, site: Site, log: Pick<Logger, 'error'>): RequestHandler {
  const { origin } = site;
  const build = openBuilds(folder);
  const sendCached = pageCache();
  const renderQueue = new WorkQueue(RENDERING);

  const mayBeSignedIn = (req: Request, { locals }: Response) => !locals.signInPage && hasSession(req, origin);

  /** Null if the browser renders the page. Of people who may be signed in only their screens are rendered. */
  async function find(req: Request, res: Response): Promise<RenderedPage | null> {
    if (mayBeSignedIn(req, res)) return build().renderer.screen(widthOf(req), req.originalUrl, req.path);
    return req.path === '/' ? build().renderer.home() : null;
  }

  const unrendered = (err: unknown) => {
    if (!(err instanceof Refusal)) log.error({ err }, 'a page could not be rendered');
    return null;
  };

  /** Builds the page of an address from its rendered content. */
  async function frameOf(req: Request, res: Response): Promise<(rendered: RenderedPage | null) => string> {
    const { shellFile, preloads } = build();
    const shell = await readFile(shellFile, 'utf8');
    const { styles, scripts, ofOwner } = preloads(req.path, req.query.tab);
    const isUser = mayBeSignedIn(req, res);
    const framed = withHead(shell, pageHead(req.path, site, res.locals.linkedPage, chosenLanguage(req))).replace(
      NEEDS_SCRIPTS,
      known(NEEDS_SCRIPTS),
    );
    return (rendered) => {
      // Visitors read the content first; its code can come later.
      const links = isUser ? styles + scripts + ofOwner : rendered ? styles : styles + scripts;
      // Styles at the end: the first style sheet fixes the order of the cascade layers.
      const page = framed.replace('</head>', () => `${links}\n  </head>`);
      if (!rendered) return page;
      const body = () => `<div id="root">${rendered.root}</div>${rendered.data}`;
      if (rendered.isStatic)
        return page.replace(APP_PRELOADS, '').replace(APP_CODE, ON_DEMAND).replace(EMPTY_ROOT, body);
      const shownFirst = isUser ? page : page.replaceAll(ENTRY_CODE, `$& fetchpriority="low"`);
      return shownFirst.replace(EMPTY_ROOT, body);
    };
  }

  /** What a visitor gets of a page that is rendered for its address, and what it changes with. */
  function contentOf(req: Request, res: Response) {
    const { signInPage } = res.locals;
    const { renderer } = build();
    const address = req.originalUrl;
    if (signInPage)
      return {
        version: `${address} ${JSON.stringify(signInPage)}`,
        render: () => renderer.signIn(address, signInPage),
      };
    const content = contentAt(req, res);
    return content && { version: content.version, render: () => renderer.shared(content) };
  }

  return async (req, res) => {
    const frame = await frameOf(req, res);
    const isUser = mayBeSignedIn(req, res);
    if (!isUser && FOR_STRANGERS.test(req.path)) allowOwnPicturesOnly(res);
    res.setHeader('Cache-Control', 'private, no-cache');
    const content = isUser ? undefined : contentOf(req, res);
    if (content) {
      const version = `${content.version} ${frame(null)}`;
      const make = async () => frame(await content.render());
      const runQueued = <T>(work: () => Promise<T>) => renderQueue.run(content.version, work);
      const sent = await sendCached(req, res, etagOf(version), make, runQueued).catch(unrendered);
      if (sent !== null) return;
    }
    const rendered = await find(req, res).catch(unrendered);
    const page = frame(null);
    const version = etagOf(`${rendered?.version ?? ''} ${page}`);
    // Few pages, each the same for everybody. The others have ids in their links.
    if (!isUser || rendered) return sendCached(req, res, version, async () => frame(rendered));
    res.setHeader('ETag', version);
    if (isHeld(req, version)) res.status(304).end();
    else res.type('html').send(page);
  };
}

/** Whether a page for visitors is shown at its address in the chosen language. */
export const hasAddressInLanguage =
  (site: Site) =>
  (req: Request, { locals }: Response): boolean =>
    !hasSession(req, site.origin) && isFoundInLanguages(req.path, site, locals.linkedPage);

/** @returns the build of the screens in the reader's language */
function openBuilds(folder: string) {
  const open = (one: Language) => ({
    shellFile: join(folder, `index.${one}.html`),
    renderer: openRenderer(join(folder, '../prerender', one)),
    preloads: openPreloads(folder, one),
  });
  const [en, de, fr, es] = [open('en'), open('de'), open('fr'), open('es')];
  const builds: Readonly<Record<Language, typeof en>> = { en, de, fr, es };
  return () => builds[language()];
}

/** Content that a feature shows to every visitor at exactly this address, in whatever language. */
const contentAt = (req: Request, { locals }: Response): PageContent | undefined =>
  locals.linkedPage?.content?.path === addressWithoutChoice(req) ? locals.linkedPage.content : undefined;

function withHead(shell: string, head: string): string {
  const [start, end] = [shell.indexOf(HEAD_START), shell.lastIndexOf(HEAD_END)];
  return start === -1 || end < start ? shell : shell.slice(0, start) + head + shell.slice(end + HEAD_END.length);
}

/** Pages for people without an account; their browsers load pictures from no other site. */
const FOR_STRANGERS = /^\/(shared|table)\/[^/]+\/?$/;

function allowOwnPicturesOnly(res: Response): void {
  const policy = String(res.getHeader('Content-Security-Policy'));
  res.setHeader('Content-Security-Policy', policy.replace(/img-src [^;]*/, "img-src 'self' data: blob:"));
}

/** As phones say it of themselves: https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent */
const widthOf = ({ headers }: Request) => (headers['user-agent']?.includes('Mobi') ? 'phone' : 'wide');

/** Whether somebody may be signed in; the browser then renders the page with their data. */
const hasSession = ({ headers }: Request, origin: string): boolean =>
  headers.cookie?.includes(`${sessionCookieName({ origin })}=`) ?? false;
