import { createRequire } from 'node:module';
import { Router } from 'express';
import { STYLESHEET_PATH } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';

const ONE_HOUR = 'public, max-age=3600';

const FONTS = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

/** The style sheet and the two fonts of server-rendered pages. */
export function pageFiles(): Router {
  const router = Router();
  router.get(STYLESHEET_PATH, (_req, res) => {
    res.setHeader('Cache-Control', ONE_HOUR);
    res.type('css').send(PAGE_STYLE);
  });
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS)) {
    router.get(`/pages/${name}.woff2`, (_req, res) => {
      res.sendFile(resolve(file), { maxAge: '30d', dotfiles: 'allow' });
    });
  }
  return router;
}
