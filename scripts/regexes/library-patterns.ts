import * as z from 'zod/mini';
import type { FoundPattern } from './find-patterns.ts';

/** Those of Zod that contracts and forms use by name. */
const BY_NAME: Readonly<Record<string, RegExp>> = {
  'z.email()': z.regexes.email,
  'z.uuid()': z.regexes.uuid(),
  'z.iso.datetime({ offset: true })': z.regexes.datetime({ offset: true }),
};

/** Regular expressions of libraries that see what people send. */
export const libraryPatterns = (): FoundPattern[] =>
  Object.entries(BY_NAME).map(([file, { source, flags }]) => ({ file, line: 0, pattern: source, flags }));
