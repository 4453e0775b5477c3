import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/** Lets a page run the inline scripts of the built page. @param folder of the built client, read once */
export function allowInlineScripts(folder: string): RequestHandler {
  const scripts = readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>([^<]*)<\/script>/g);
  const sources = [...scripts].map(([, script = '']) => hashSource(script)).join(' ');
  return (_req, res, next) => {
    const policy = String(res.getHeader('Content-Security-Policy'));
    res.setHeader('Content-Security-Policy', policy.replace("script-src 'self'", `script-src 'self' ${sources}`));
    next();
  };
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
