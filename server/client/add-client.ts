import type { Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { projectRoot } from '../config/project-root.ts';
import { errorHandler, noSuchEndpoint } from '../http/error-handler.ts';

/** Adds the screens: built files in production, Vite with hot reload in development. */
export async function addClient(app: Express, server: Server, log: Logger): Promise<void> {
  if (process.env.NODE_ENV === 'production') addBuiltClient(app, join(projectRoot, 'dist/client'), log);
  else await addDevelopmentClient(app, server);
}

/** Files with a hash in their name are kept for ever; every other address gets the page, which routes by itself. */
export function addBuiltClient(app: Express, folder: string, log: Logger): void {
  app.use(compression());
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y' }), noSuchFile);
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.get('/{*path}', sendPage(folder));
  // Without these Express would answer by itself, with the places in the code where an error came from.
  app.use(noSuchEndpoint, errorHandler(log));
}

/** A page of an earlier version asks for a file that is gone: it must not get the page instead. */
const noSuchFile: RequestHandler = (_req, res) => {
  res.status(404).end();
};

const sendPage =
  (folder: string): RequestHandler =>
  (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile('index.html', { root: folder, etag: true });
  };

async function addDevelopmentClient(app: Express, server: Server): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  app.use(relaxForVite, vite.middlewares);
}

/** Vite injects an inline script and styles into the page it serves. */
const relaxForVite: RequestHandler = (_req, res, next) => {
  res.removeHeader('Content-Security-Policy');
  next();
};
