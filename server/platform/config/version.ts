import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { projectRoot } from './project-root.ts';

const manifest = z.object({ version: z.string() });

/** This version of Rollcall, of package.json. */
export const { version } = manifest.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
