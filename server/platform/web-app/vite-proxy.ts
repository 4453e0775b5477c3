import { request } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { addGuestFiles, SOURCE_FILES } from './guest-page-files.ts';

/** Proxies unanswered requests to the Vite server that `npm run dev` runs, at VITE_ORIGIN. */
export function proxyToVite(app: Express): void {
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
