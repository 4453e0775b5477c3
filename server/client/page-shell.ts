import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { sessionCookieName } from '../auth/session-cookie.ts';
import type { Environment } from '../config/environment.ts';
import { pageHead } from './page-head.ts';
import { preloads } from './preloads.ts';

/** What stands between these in client/index.html is for development; here it is written for each page. */
const HEAD = /<!-- head -->[\s\S]*<!-- \/head -->/;
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Sends the page that routes by itself, its head filled for the address; to visitors the home page is sent drawn.
 * @param folder of the built screens; `prerender/` lies beside it
 */
export const sendPage =
  (folder: string, { origin }: Pick<Environment, 'origin'>): RequestHandler =>
  async (req, res) => {
    const drawn = req.path === '/' && !hasSession(req, origin);
    const [shell, { styles, scripts }, home] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      preloads(folder, req.path),
      drawn ? readFile(join(folder, '../prerender/home.html'), 'utf8') : '',
    ]);
    // What is drawn already is shown first; its code can come later.
    const links = drawn ? styles : styles + scripts;
    const page = shell
      .replace(HEAD, () => pageHead(req.path, origin, res.locals.linkedPage))
      // Styles at the end: the first to come says in which order the layers lie.
      .replace('</head>', () => `${links}\n  </head>`)
      .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('><', () => `>${home}<`));
    res.setHeader('Cache-Control', 'no-cache');
    if (req.path === '/') res.setHeader('Vary', 'Cookie');
    const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
    res.setHeader('ETag', etag);
    if (req.get('if-none-match') === etag) res.status(304).end();
    else res.type('html').send(page);
  };

/** Whether somebody may be signed in: the page then draws itself, with what is theirs. */
const hasSession = ({ headers }: Request, origin: string): boolean =>
  headers.cookie?.includes(`${sessionCookieName({ origin })}=`) ?? false;
