import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { sessionCookieName } from '#server/auth/session-cookie.ts';
import type { Environment } from '#server/config/environment.ts';
import { type RenderedPage, openRenderer } from './render-page.ts';
import { pageHead } from './page-head.ts';
import { openPreloads } from './preloads.ts';

/** The text between these marks in client/index.html is for development; the server replaces it for each page. */
const HEAD_START = '<!-- head -->';
const HEAD_END = '<!-- /head -->';
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Sends the page that routes in the browser, with the head for its address. Visitors get the home page and shared
 * collections rendered, users their screens without data.
 * @param folder of the built screens; `prerender/` lies beside it
 */
export function sendPage(
  folder: string,
  { origin }: Pick<Environment, 'origin'>,
  log: Pick<Logger, 'error'>,
): RequestHandler {
  const drawing = openRenderer(join(folder, '../prerender'));
  const preloads = openPreloads(folder);

  /** Null if the browser renders the page. Of people who may be signed in only the screen, without their data, is drawn. */
  async function find(req: Request, res: Response): Promise<RenderedPage | null> {
    const content = res.locals.linkedPage?.content;
    if (hasSession(req, origin)) return drawing.screen(isPhone(req) ? 'phone' : 'wide', req.originalUrl, req.path);
    if (req.path === '/') return drawing.home();
    if (!content || req.originalUrl !== content.path) return null;
    return drawing.shared(content);
  }

  const draw = (req: Request, res: Response): Promise<RenderedPage | null> =>
    find(req, res).catch((err: unknown) => {
      log.error({ err }, 'a page could not be drawn');
      return null;
    });

  return async (req, res) => {
    const [shell, drawn] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), draw(req, res)]);
    const { styles, scripts, ofOwner } = preloads(req.path);
    // What visitors read is shown first; its code can come later.
    const isUser = hasSession(req, origin);
    const links = isUser ? styles + scripts + ofOwner : drawn ? styles : styles + scripts;
    const page = withHead(shell, pageHead(req.path, origin, res.locals.linkedPage))
      // Styles at the end: the first style sheet fixes the order of the cascade layers.
      .replace('</head>', () => `${links}\n  </head>`)
      .replace(EMPTY_ROOT, () => (drawn ? `<div id="root">${drawn.root}</div>${drawn.data}` : EMPTY_ROOT));
    if (!isUser && FOR_STRANGERS.test(req.path)) allowOwnPicturesOnly(res);
    res.setHeader('Cache-Control', 'private, no-cache');
    res.vary('Cookie');
    const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
    res.setHeader('ETag', etag);
    if (req.get('if-none-match') === etag) res.status(304).end();
    else res.type('html').send(page);
  };
}

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
const isPhone = ({ headers }: Request): boolean => headers['user-agent']?.includes('Mobi') ?? false;

/** Whether somebody may be signed in; the browser then renders the page with their data. */
const hasSession = ({ headers }: Request, origin: string): boolean =>
  headers.cookie?.includes(`${sessionCookieName({ origin })}=`) ?? false;
