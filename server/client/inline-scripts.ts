import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/** A browser runs it once the style sheets before it are there; the page can be painted by then. */
const ASK_FOR_REST =
  "for(const e of document.querySelectorAll('link[data-rel],script[data-src]'))e.dataset.src?e.src=e.dataset.src:e.rel=e.dataset.rel";

/** Scripts, and what is preloaded but fonts. */
const REST = /<link rel="(?:modulepreload|preload" as="fetch)"|<script type="module"[^<>]* src="/g;

/**
 * The page of a drawn screen, whose code and data a browser asks for after the style sheets. On one connection all that is
 * asked for arrives at the same pace, and what is drawn would be painted last.
 */
export const restAfterStyles = (page: string): string =>
  page
    .replace(REST, (found) => found.replace(' rel="', ' data-rel="').replace(' src="', ' data-src="'))
    .replace('</body>', `<script>${ASK_FOR_REST}</script>\n  </body>`);

/** Lets a page run those inline scripts that the product's pages have. @param folder of the built client, read once */
export function allowInlineScripts(folder: string): RequestHandler {
  const scripts = readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>([^<]*)<\/script>/g);
  const sources = [ASK_FOR_REST, ...[...scripts].map(([, script = '']) => script)].map(hashSource).join(' ');
  return (_req, res, next) => {
    const policy = String(res.getHeader('Content-Security-Policy'));
    res.setHeader('Content-Security-Policy', policy.replace("script-src 'self'", `script-src 'self' ${sources}`));
    next();
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
