import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Environment } from '#server/platform/config/environment.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';

const manifest = z.object({ version: z.string() });

/** The User-Agent for fetched sites, with the operator's address. */
export function userAgent({ origin }: Pick<Environment, 'origin'>): string {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
  return `Rollcall/${version} (+${origin})`;
}
