import { Router } from 'express';
import { PUBLIC_PAGES } from './page-head.ts';

/** Addresses that contain a secret or belong to one person: excluded from search engines. */
const CLOSED = ['/api/', '/dev/', '/oidc/', '/rsvp/', '/join/'];

/** robots.txt and sitemap.xml. @param origin of the site, without a slash at its end */
export function crawlerFiles(origin: string): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    const lines = [
      'User-agent: *',
      'Allow: /api/shared/',
      ...CLOSED.map((path) => `Disallow: ${path}`),
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
