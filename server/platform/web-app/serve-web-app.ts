import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ServerResponse, request } from 'node:http';
import { basename, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { Router, type Express, type RequestHandler } from 'express';
import compressedStatic from 'express-static-gzip';
import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { errorHandler, noSuchEndpoint } from '#server/platform/http/error-handler.ts';
import { readersLanguageWhere } from '#server/platform/words/language.ts';
import { addGuestFiles, builtGuestFiles, SOURCE_FILES } from './guest-page-files.ts';
import { BROTLI_QUALITY } from './page-cache.ts';
import { PUBLIC_PAGES } from './page-head.ts';
import { hasAddressInLanguage, sendPage } from './page-shell.ts';

/** Addresses that contain a secret or belong to one person: excluded from search engines. */
const CLOSED = ['/api/', '/dev/', '/oidc/', '/rsvp/', '/join/', '/stories/', '/report/'];

/** They read a page when somebody posts its link, to show its preview, and list nothing. */
const LINK_READERS = [
  'facebookexternalhit',
  'WhatsApp',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'Mastodon',
];

/** robots.txt and sitemap.xml. @param origin of the site, without a slash at its end */
function crawlerFiles(origin: string): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    const lines = [
      'User-agent: *',
      'Allow: /api/shared/',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      ...LINK_READERS.map((name) => `User-agent: ${name}`),
      'Allow: /rsvp/',
      'Allow: /join/',
      'Allow: /stories/',
      'Disallow: /api/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    res.type('text').send(`${lines.join('\n')}\n`);
  });
  router.get('/sitemap.xml', (_req, res) => {
    const urls = PUBLIC_PAGES.filter(({ path }) => path !== '/premium').map(
      ({ path }) => `<url><loc>${origin}${path}</loc></url>`,
    );
    res
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
  return router;
}

/** Serves the screens: built files in production, Vite's in development. */
export function serveWebApp(app: Express, log: Logger, environment: Environment): void {
  if (process.env.NODE_ENV === 'production') serveBuiltWebApp(app, join(projectRoot, 'dist/client'), log, environment);
  else proxyToVite(app);
}

/**
 * Files with a hash in their name are cached for ever; every other address gets the page, which routes in the browser.
 */
export function serveBuiltWebApp(app: Express, folder: string, log: Logger, environment: Environment): void {
  app.use(crawlerFiles(environment.origin));
  addGuestFiles(app, builtGuestFiles(folder));
  const immutable = { immutable: true, maxAge: '1y', setHeaders };
  app.use(
    '/assets',
    compressedStatic(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: immutable,
    }),
    noSuchFile,
  );
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }));
  app.get(['/service-worker{.:language}.js', '/guest-worker.js'], revalidateEachTime);
  const allowed = allowInlineScripts(folder);
  // Cached by the service worker for offline use.
  app.get('/index.:language.html', allowed);
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.get(
    '/{*path}',
    readersLanguageWhere(hasAddressInLanguage(environment)),
    allowed,
    sendPage(folder, environment, log),
  );
  // Without these Express would answer itself and reveal stack traces.
  app.use(noSuchEndpoint, errorHandler(log));
}

/** Installed apps detect a new version by this file, so it must not be cached. */
const revalidateEachTime: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-cache');
  next();
};

/** Headers for pages only; on other files they could be longer than the content. */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The reader of barcodes: the only script that may compile WebAssembly, and a worker is bound by its own policy. */
const BARCODE_WORKER = /^barcode-worker-[\w-]+\.js/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const setHeaders = (res: ServerResponse, path: string) => {
  for (const header of PAGE_HEADERS) res.removeHeader(header);
  if (BARCODE_WORKER.test(basename(path))) res.setHeader('Content-Security-Policy', WORKER_POLICY);
};

/** A page of an earlier version may ask for a deleted file; it must not get the page instead. */
const noSuchFile: RequestHandler = (_req, res) => {
  res.status(404).end();
};

/** Lets a page run the inline scripts of the built page, the same in each language. @param folder of the built client, read once */
function allowInlineScripts(folder: string): RequestHandler {
  const scripts = readFileSync(join(folder, 'index.en.html'), 'utf8').matchAll(/<script>([^<]*)<\/script>/g);
  const sources = [...scripts].map(([, script = '']) => hashSource(script)).join(' ');
  return (_req, res, next) => {
    const policy = String(res.getHeader('Content-Security-Policy'));
    res.setHeader('Content-Security-Policy', policy.replace("script-src 'self'", `script-src 'self' ${sources}`));
    next();
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Proxies unanswered requests to the Vite server that `npm run dev` runs, at VITE_ORIGIN. */
function proxyToVite(app: Express): void {
  const { VITE_ORIGIN } = process.env;
  if (VITE_ORIGIN === undefined) throw new Error('VITE_ORIGIN is not set: start the development server by npm run dev');
  addGuestFiles(app, SOURCE_FILES);
  app.use(requestVite(VITE_ORIGIN));
}

const requestVite =
  (origin: string): RequestHandler =>
  (req, res) => {
    // Vite injects an inline script and styles into the page it serves.
    res.removeHeader('Content-Security-Policy');
    const upstream = request(
      new URL(req.originalUrl, origin),
      { method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    upstream.once('error', () => res.destroy());
    req.pipe(upstream);
  };
