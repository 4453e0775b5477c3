import { readFileSync } from 'node:fs';

/** What `npm start` gives to Node: the limits of memory, and the built server. */
export function nodeArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const [, ...rest] = scripts.start.split(' ');
  return rest;
}
