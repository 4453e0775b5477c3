import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../components');
const CALL = /\bexpectAccessible\('([\w-]+)'\)/g;

/** Names of the screens that a test of components checks by `expectAccessible('name')`: `npm run shots` alone opens these. */
export const COMPONENT_SCREENS: ReadonlySet<string> = new Set(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(CALL)].map(([, name = '']) => name)),
);
